import { rotateKey } from "#lib/accounts/keys.ts";
import { operatorKey } from "#lib/http/form-cookies.ts";
import { operatorForm } from "#lib/http/signed-in.ts";

/** Makes a key in place of another, which works a while longer. */
export const POST = operatorForm(async (operator, { params }) => {
  const key = await rotateKey(params.key_id!, operator);
  return { to: "/operator", cookies: [operatorKey.keep(key)] };
});
