import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { noteAct } from "../accounts/acts.ts";
import { type Account, type Caller, serviceName } from "../contract.ts";
import { db } from "../db/client.ts";
import { env } from "../env.ts";
import { spendAttempt } from "../limits/spend-attempt.ts";
import { textFile } from "../text-file.ts";
import { addressOf, refusePrivateDomain } from "./address-of.ts";
import { auth, type Link, storedLink, tokenOf } from "./auth.ts";
import { codeDigits, codeMinutes, linkBrowser } from "./contract.ts";
import { sendMail } from "./send-mail.ts";
import { codesOf, endOfCodes, linksOf, peopleCodes } from "./sign-in.sql.ts";

/** Sends a code and a link to an address, with the same work and answer for known and unknown ones; returns it as it is kept, and the secret of the browser. */
export async function requestCode({ email: typed }: { email: string }, caller: Caller) {
  await spendAttempt(caller, [{ group: "attempts" }]);
  const email = addressOf(typed);
  await refusePrivateDomain(email);
  await spendAttempt(caller, [{ group: "sign_ins", email }, { group: "sign_ins" }]);
  const code = await makeCode(email);
  const { link, browser } = await makeLink(email);
  await sendMail({ to: email, ...codeMail(code, link) });
  return { email, browser };
}

const mailText = textFile("sign-in/code-mail.txt");

/** The mail with a code and a link. Its subject, which shows on locked screens, has neither. */
export function codeMail(code: string, link: string): { subject: string; text: string } {
  const base = env().PUBLIC_URL;
  const subject = `Your sign-in code for ${serviceName} at ${new URL(base).host}`;
  return { subject, text: mailText({ code: spacedCode(code), codeMinutes, linkBrowser, base, link }) };
}

/** Makes a one-time code for an address, which the operator passes on. */
export async function makeCodeByHand(email: string, by?: Account): Promise<string> {
  await noteAct(db, by, "Made a sign-in code");
  return makeCode(email);
}

/** Makes a one-time code for an address, as it is kept; the codes that it had before no longer sign in. */
export async function makeCode(email: string): Promise<string> {
  const { api } = await auth();
  // Two codes of one millisecond would have no order.
  await db.delete(peopleCodes).where(eq(peopleCodes.identifier, codesOf(email)));
  return api.createVerificationOTP({ body: { email, type: "sign-in" } });
}

/** A code as people read it: in two halves. */
export const spacedCode = (code: string): string => code.replace(new RegExp(`^.{${Math.ceil(codeDigits / 2)}}`), "$& ");

/** Ends the codes and links of an address: a mail signs in once. */
export const endCodes = (email: string): Promise<unknown> => db.execute(endOfCodes(email));

/** Makes a one-time link for an address. Those of other requests stay good: a stranger's request ends no link. */
export async function makeLink(email: string): Promise<Link> {
  const { internalAdapter } = await (await auth()).$context;
  const halves = { link: randomBytes(16).toString("base64url"), browser: randomBytes(32).toString("base64url") };
  await internalAdapter.createVerificationValue({
    identifier: `magic-link:${storedLink(tokenOf(halves))}`,
    value: linksOf(email),
    expiresAt: new Date(Date.now() + codeMinutes * 60_000),
  });
  return halves;
}
