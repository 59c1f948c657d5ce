import { env } from "../env.ts";
import { codeMinutes } from "./contract.ts";
import { spacedCode } from "./make-code.ts";

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
