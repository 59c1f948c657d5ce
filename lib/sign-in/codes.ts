import { randomBytes } from "node:crypto";
import { eq, or } from "drizzle-orm";
import { database } from "../db/client.ts";
import { auth, type Link, storedLink, tokenOf } from "./auth.ts";
import { codeMinutes } from "./contract.ts";
import { codesOf, linksOf, peopleCodes } from "./sign-in.sql.ts";

/** Makes a one-time code for an address, as it is kept; the codes that it had before no longer sign in. */
export async function makeCode(email: string): Promise<string> {
  const { api } = await auth();
  const db = await database();
  // Two codes of one millisecond would have no order.
  await db.delete(peopleCodes).where(eq(peopleCodes.identifier, codesOf(email)));
  return api.createVerificationOTP({ body: { email, type: "sign-in" } });
}

/** A code as people read it: in groups of four digits. */
export const spacedCode = (code: string): string => code.replace(/(\d{4})(?=\d)/g, "$1 ");

/** Ends the codes and links of an address: a mail signs in once. */
export async function endCodes(email: string): Promise<void> {
  const db = await database();
  await db
    .delete(peopleCodes)
    .where(or(eq(peopleCodes.identifier, codesOf(email)), eq(peopleCodes.value, linksOf(email))));
}

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
