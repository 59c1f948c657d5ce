import { blockClient } from "#lib/connector/clients.ts";
import { operatorForm } from "#lib/http/signed-in.ts";

/** Lets a client of the connector connect again. */
export const POST = operatorForm(async (operator, { form }) => {
  await blockClient(form.get("client_id") ?? "", false, operator);
  return { to: "/operator/connector" };
});
