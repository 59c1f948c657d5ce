import { blockClient } from "#lib/connector/clients.ts";
import { operatorForm } from "#lib/http/signed-in.ts";

/** Cuts a client of the connector off for everyone. */
export const POST = operatorForm(async (operator, { form }) => {
  await blockClient(form.get("client_id") ?? "", true, operator);
  return { to: "/operator/connector" };
});
