import { changeAccount } from "#lib/accounts/permissions.ts";
import { operatorForm } from "#lib/http/signed-in.ts";

/** Lets an account make its own keys. */
export const POST = operatorForm(async (operator, { params }) => {
  await changeAccount(params.account_id!, { keys_allowed: true }, operator);
  return { to: "/operator/accounts" };
});
