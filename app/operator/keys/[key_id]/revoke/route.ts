import { revokeKey } from "#lib/accounts/keys.ts";
import { sessionAccount } from "#lib/accounts/operator-session.ts";
import { handleForm } from "#lib/http/handle-form.ts";

/** Revokes one of the operator's keys. */
export const POST = handleForm(async ({ session, params, caller }) => {
  const account = await sessionAccount(session ?? "");
  if (account !== null) await revokeKey({ key_id: params.key_id! }, { ...caller, account });
  return { to: "/operator" };
});
