import { operatorForm } from "#lib/http/signed-in.ts";
import { endSessions } from "#lib/sign-in/sessions.ts";

/** Signs a person out in every browser, with the next request of each. */
export const POST = operatorForm(async (operator, { params }) => {
  await endSessions(params.account_id!, operator);
  return { to: "/operator/accounts" };
});
