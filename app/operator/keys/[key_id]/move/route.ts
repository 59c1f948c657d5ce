import { moveKeyEndpoint } from "#lib/accounts/contract.ts";
import { moveKey } from "#lib/accounts/keys.ts";
import type { MemberOf } from "#lib/contract.ts";
import { operatorForm } from "#lib/http/signed-in.ts";
import { parseArguments } from "#lib/net/parse-arguments.ts";
import { accountChoice } from "../../account-choice.ts";

/** Moves a key to another account, or to one of its own. */
export const POST = operatorForm(async (account, { form, params, caller }) => {
  const input = {
    key_id: params.key_id,
    account: form.get("account" satisfies MemberOf<typeof moveKeyEndpoint>) || undefined,
  };
  await moveKey(parseArguments(moveKeyEndpoint, input), { ...caller, account });
  return { to: "/operator" };
}, accountChoice);
