import { sessionAccount } from "#lib/accounts/operator-session.ts";
import { operatorCode } from "#lib/http/form-cookies.ts";
import { handleForm } from "#lib/http/handle-form.ts";
import { refusalIn } from "#lib/http/signed-in.ts";
import { addressOf } from "#lib/sign-in/address-of.ts";
import { makeCode } from "#lib/sign-in/request-code.ts";

/** Makes a sign-in code for an address, which the operator passes on; the next page shows it. */
export const POST = handleForm(async ({ form, session }) => {
  if ((await sessionAccount(session ?? "")) === null) return { to: "/operator" };
  try {
    const code = await makeCode(addressOf(form.get("email") ?? ""));
    return { to: "/operator", cookies: [operatorCode.keep(code)] };
  } catch (error) {
    return { to: `/operator?refused=${refusalIn(error)}` };
  }
});
