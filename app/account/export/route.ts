import { exportAccount } from "#lib/accounts/export-account.ts";
import { memberForm } from "#lib/http/signed-in.ts";

/** Sends a person everything of their account as one file. */
export const POST = memberForm(async ({ account }) => ({
  file: { name: "touchstone-account.json", type: "application/json", text: exportAccount(account.account_id) },
}));
