import { useOperatorLink } from "#lib/accounts/operator-link.ts";
import { handleForm } from "#lib/http/handle-form.ts";
import { keepSession } from "#lib/http/operator-cookie.ts";

/** Signs the operator in with a one-time link, which is used up by this and not by opening it. */
export const POST = handleForm(async ({ form }) => {
  const session = await useOperatorLink(form.get("token") ?? "");
  if (session === null) return { to: "/operator?refused=link" };
  return { to: "/operator", cookies: [keepSession(session)] };
});
