import { sessionAccount } from "../accounts/operator-session.ts";
import type { Account } from "../contract.ts";
import { memberOf } from "../sign-in/sessions.ts";
import { cookieOf, sessionCookie } from "./form-cookies.ts";
import { type FormResult, handleForm, type Submission } from "./handle-form.ts";

/** The account of a browser that is signed in, as a person or as the operator; null without one. */
export async function signedInAccount(headers: Headers): Promise<Account | null> {
  const member = await memberOf(headers);
  if (member !== null) return member.account;
  const session = cookieOf(headers, sessionCookie());
  return session === null ? null : sessionAccount(session);
}

/** The door for forms of an account, of a person or of the operator; anyone else is shown how to sign in. */
export const accountForm = (act: (account: Account, sent: Submission) => Promise<FormResult>) =>
  handleForm(async (sent) => {
    const account = await signedInAccount(sent.headers);
    return account === null ? { to: "/sign-in" } : act(account, sent);
  });
