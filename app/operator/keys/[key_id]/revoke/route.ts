import { revokeKey } from "#lib/accounts/keys.ts";
import { operatorForm } from "#lib/http/signed-in.ts";

/** Revokes one of the operator's keys. */
export const POST = operatorForm(async (account, { params, caller }) => {
  await revokeKey({ key_id: params.key_id! }, { ...caller, account });
  return { to: "/operator" };
});
