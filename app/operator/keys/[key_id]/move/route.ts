import { moveKeyEndpoint } from "#lib/accounts/contract.ts";
import { moveKey } from "#lib/accounts/move-key.ts";
import { sessionAccount } from "#lib/accounts/operator-session.ts";
import { handleForm } from "#lib/http/handle-form.ts";

/** Moves a key to another account, or to one of its own. */
export const POST = handleForm(async ({ form, session, params, caller }) => {
  const account = await sessionAccount(session ?? "");
  const wanted = moveKeyEndpoint.input.parse({ key_id: params.key_id, account: form.get("account") || undefined });
  if (account !== null) await moveKey(wanted, { ...caller, account });
  return { to: "/operator" };
});
