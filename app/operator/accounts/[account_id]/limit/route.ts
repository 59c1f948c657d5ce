import * as z from "zod";
import { AccountChange } from "#lib/accounts/contract.ts";
import { changeAccount } from "#lib/accounts/permissions.ts";
import { operatorForm } from "#lib/http/signed-in.ts";
import { parseArguments } from "#lib/net/parse-arguments.ts";

const [input] = AccountChange.options;
const setLimit = { name: "set_limit", summary: "", input, result: z.null() };

/** Sets how many studies an account may begin a day. */
export const POST = operatorForm(async (operator, { form, params }) => {
  const typed = form.get("studies_per_day")?.trim() ?? "";
  const change = parseArguments(setLimit, { studies_per_day: typed === "" ? null : Number(typed) });
  await changeAccount(params.account_id!, change, operator);
  return { to: "/operator/accounts" };
});
