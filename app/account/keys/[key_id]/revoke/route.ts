import { revokeKey } from "#lib/accounts/keys.ts";
import { memberForm } from "#lib/http/signed-in.ts";

/** Revokes a key of a person's own account. */
export const POST = memberForm(async ({ account }, { params, caller }) => {
  await revokeKey({ key_id: params.key_id! }, { ...caller, account });
  return { to: "/account#keys" };
});
