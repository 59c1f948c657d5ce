import { closeSession } from "#lib/accounts/operator-session.ts";
import { operatorKey, operatorSession } from "#lib/http/form-cookies.ts";
import { handleForm } from "#lib/http/handle-form.ts";

/** Signs the operator out: closes the session on the server too. */
export const POST = handleForm(async ({ session }) => {
  if (session !== null) await closeSession(session);
  return { to: "/operator", cookies: [operatorSession.keep(null), operatorKey.keep(null)] };
});
