import { sessionAccount } from "../accounts/operator-session.ts";
import { isRequest } from "../connector/decide-request.ts";
import type { Account, Operation, Verb } from "../contract.ts";
import { AppError } from "../errors.ts";
import { type SignInRefusal, SignInRefused } from "../sign-in/contract.ts";
import { type Member, memberOf } from "../sign-in/sessions.ts";
import { connectRequest, cookieOf, operatorSession } from "./form-cookies.ts";
import { type Choices, type FormResult, handleForm, type Submission } from "./handle-form.ts";

/** The account of a browser that is signed in, as a person or as the operator; null without one. */
export async function signedInAccount(headers: Headers): Promise<Account | null> {
  const member = await memberOf(headers);
  if (member !== null) return member.account;
  const session = cookieOf(headers, operatorSession.name());
  return session === null ? null : sessionAccount(session);
}

/** The door for forms of an account, of a person or of the operator; anyone else is shown how to sign in. */
export const accountForm = (act: (account: Account, submission: Submission) => Promise<FormResult>) =>
  handleForm(async (submission) => {
    const account = await signedInAccount(submission.headers);
    return account === null ? { to: "/sign-in" } : act(account, submission);
  });

/** The door for the forms of a person's own pages: done for who is signed in; anyone else is shown how to sign in. */
export const memberForm = (act: (member: Member, submission: Submission) => Promise<FormResult>) =>
  handleForm(async (submission) => {
    const member = await memberOf(submission.headers);
    return member === null ? { to: "/sign-in" } : act(member, submission);
  });

/** The door for the operator's forms: done for who is signed in as the operator; anyone else is shown how to. A refused one is shown again with its choices. */
export const operatorForm = (
  act: (submission: Submission, account: Account) => Promise<FormResult>,
  choices = async (): Promise<Choices> => ({}),
) =>
  handleForm(async (submission) => {
    const account = await sessionAccount(submission.session ?? "");
    if (account === null) return { to: "/operator" };
    return act(submission, account).catch(async (error) => {
      throw Object.assign(error, { choices: await choices().catch(() => ({})) });
    });
  });

/** A verb as this account does it. */
export const asAccount =
  <O extends Operation>(account: Account, verb: Verb<O>): Verb<O> =>
  (input, caller) =>
    verb(input, { ...caller, account });

/** Where a person goes who has signed in: on to consent if a client waits for it, else to their account. */
export function afterSignIn(headers: Headers): `/${string}` {
  const request = cookieOf(headers, connectRequest.name()) ?? "";
  return isRequest(request) ? `/oauth/consent?request=${request}` : "/account";
}

/** The reason of a refused sign-in, for the page that says it; any other error is thrown again. */
export function refusalIn(error: unknown): SignInRefusal {
  if (error instanceof SignInRefused) return error.reason;
  if (error instanceof AppError && error.code === "rate_limited") return "too_many";
  throw error;
}
