import { operatorCode } from "#lib/http/form-cookies.ts";
import { operatorForm, refusalIn } from "#lib/http/signed-in.ts";
import { addressOf } from "#lib/sign-in/address-of.ts";
import { makeCodeByHand } from "#lib/sign-in/request-code.ts";

/** Makes a sign-in code for an address, which the operator passes on; the next page shows it. */
export const POST = operatorForm(async (operator, { form }) => {
  try {
    const code = await makeCodeByHand(addressOf(form.get("email") ?? ""), operator);
    return { to: "/operator", cookies: [operatorCode.keep(code)] };
  } catch (error) {
    return { to: `/operator?refused=${refusalIn(error)}` };
  }
});
