import { endConnections } from "#lib/connector/connections.ts";
import { memberForm } from "#lib/http/signed-in.ts";

/** Ends every connection of a client to a person's own account. */
export const POST = memberForm(async ({ account }, { form }) => {
  await endConnections(account.account_id, form.get("client_id") ?? "");
  return { to: "/account#connections" };
});
