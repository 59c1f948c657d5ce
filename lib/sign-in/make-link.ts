import { randomBytes } from "node:crypto";
import { auth, type Link, storedLink, tokenOf } from "./auth.ts";
import { codeMinutes } from "./contract.ts";
import { linksOf } from "./sign-in.sql.ts";

/** Makes a one-time link for an address. Those of other requests stay good: a stranger's request ends no link. */
export async function makeLink(email: string): Promise<Link> {
  const { internalAdapter } = await (await auth()).$context;
  const made = { link: randomBytes(16).toString("base64url"), browser: randomBytes(32).toString("base64url") };
  await internalAdapter.createVerificationValue({
    identifier: storedLink(tokenOf(made)),
    value: linksOf(email),
    expiresAt: new Date(Date.now() + codeMinutes * 60_000),
  });
  return made;
}
