import type { Verb } from "../contract.ts";
import { env } from "../env.ts";
import { spendAttempt } from "../limits/spend-attempt.ts";
import { addressOf, refusePrivateDomain } from "./address-of.ts";
import { makeCode, makeLink, spacedCode } from "./codes.ts";
import { codeMinutes, type requestCodeOperation } from "./contract.ts";
import { sendMail } from "./send-mail.ts";

/** Sends a code and a link to an address. Known and unknown addresses get the same work and the same answer. */
export const requestCode: Verb<typeof requestCodeOperation> = async ({ email: typed }, caller) => {
  await spendAttempt(caller, [{ group: "attempts" }]);
  const email = addressOf(typed);
  await refusePrivateDomain(email);
  await spendAttempt(caller, [{ group: "sign_ins", email }, { group: "sign_ins" }]);
  const code = await makeCode(email);
  const { link, browser } = await makeLink(email);
  await sendMail({ to: email, ...codeMail(code, link) });
  return { email, browser };
};

/** The mail with a code and a link. Its subject, which shows on locked screens, has neither. */
export function codeMail(code: string, link: string): { subject: string; text: string } {
  const { PUBLIC_URL } = env();
  return {
    subject: `Your sign-in code for Touchstone at ${new URL(PUBLIC_URL).host}`,
    text: `Your code is

    ${spacedCode(code)}

It signs in once, within ${codeMinutes} minutes, at

    ${PUBLIC_URL}/sign-in/code

Or open this link in the browser where you asked for the code,
and press the button there. It works in no other browser.

    ${PUBLIC_URL}/sign-in/link/${link}

Nobody who works for this service asks you for the code. If you
did not ask for it, do nothing: without it no one signs in.
`,
  };
}
