import { AccountChange } from "#lib/accounts/contract.ts";
import { changeAccount } from "#lib/accounts/permissions.ts";
import { operatorForm } from "#lib/http/signed-in.ts";

/** Sets how many studies an account may begin a day. */
export const POST = operatorForm(async ({ form, params }, operator) => {
  const typed = form.get("studies_per_day")?.trim() ?? "";
  const checked = AccountChange.safeParse({ studies_per_day: typed === "" ? null : Number(typed) });
  if (!checked.success) return { to: "/operator/accounts?refused=limit" };
  await changeAccount(params.account_id!, checked.data, operator);
  return { to: "/operator/accounts" };
});
