import { env } from "../env.ts";
import { codeMinutes } from "./contract.ts";
import { spacedCode } from "./make-code.ts";

/** The mail with a code. Its subject, which shows on locked screens, has none. */
export function codeMail(code: string): { subject: string; text: string } {
  const { PUBLIC_URL } = env();
  return {
    subject: `Your sign-in code for Touchstone at ${new URL(PUBLIC_URL).host}`,
    text: `Your code is

    ${spacedCode(code)}

It signs in once, within ${codeMinutes} minutes, at

    ${PUBLIC_URL}/sign-in/code

Nobody who works for this service asks you for it. If you did
not ask for a code, do nothing: without it no one signs in.
`,
  };
}
