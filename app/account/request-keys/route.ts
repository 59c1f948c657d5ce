import { requestKeys } from "#lib/accounts/permissions.ts";
import { memberForm } from "#lib/http/signed-in.ts";

/** Asks the operator to let a person's account make its keys. */
export const POST = memberForm(async ({ account }) => {
  await requestKeys(account.account_id);
  return { to: "/account#keys" };
});
