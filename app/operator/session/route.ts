import { useOperatorLink } from "#lib/accounts/operator-session.ts";
import { operatorSession } from "#lib/http/form-cookies.ts";
import { handleForm } from "#lib/http/handle-form.ts";

/** Signs the operator in with a one-time link. This request uses the link up; opening it does not. */
export const POST = handleForm(async ({ form }) => {
  const session = await useOperatorLink(form.get("token") ?? "");
  if (session === null) return { to: "/operator?refused=link" };
  return { to: "/operator", cookies: [operatorSession.keep(session)] };
});
