import { sessionAccount } from "../accounts/operator-session.ts";
import { isRequest } from "../connector/decide-request.ts";
import type { Account, Operation, Verb } from "../contract.ts";
import { AppError } from "../errors.ts";
import { type SignInRefusal, SignInRefused } from "../sign-in/contract.ts";
import { memberOf } from "../sign-in/sessions.ts";
import { connectRequest, cookieOf, operatorSession } from "./form-cookies.ts";
import { type Choices, type FormResult, handleForm, type Submission } from "./handle-form.ts";

/** The account of a browser that is signed in, as a person or as the operator; null without one. */
export async function signedInAccount(headers: Headers): Promise<Account | null> {
  const member = await memberOf(headers);
  if (member !== null) return member.account;
  const session = cookieOf(headers, operatorSession.name());
  return session === null ? null : sessionAccount(session);
}

/** A door for forms: done for who this reads, anyone else is led elsewhere; a refused one is shown again with its choices. */
const formFor =
  <Who>(read: (sent: Submission) => Promise<Who | null>, elsewhere: `/${string}`) =>
  (act: (who: Who, sent: Submission) => Promise<FormResult>, choices = async (): Promise<Choices> => ({})) =>
    handleForm(async (sent) => {
      const who = await read(sent);
      if (who === null) return { to: elsewhere };
      return act(who, sent).catch(async (error) => {
        throw Object.assign(error, { choices: await choices().catch(() => ({})) });
      });
    });

/** The door for forms of an account, of a person or of the operator; anyone else is shown how to sign in. */
export const accountForm = formFor(({ headers }) => signedInAccount(headers), "/sign-in");
/** The door for the forms of a person's own pages; anyone else is shown how to sign in. */
export const memberForm = formFor(({ headers }) => memberOf(headers), "/sign-in");
/** The door for the operator's forms; anyone else is shown how to sign in as the operator. */
export const operatorForm = formFor(({ session }) => sessionAccount(session ?? ""), "/operator");

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
