import { memberForm } from "#lib/http/signed-in.ts";
import { replayDelivery } from "#lib/webhooks/deliveries.ts";

/** Sends an event of a person's own account once more. */
export const POST = memberForm(async ({ account }, { params, caller }) => {
  await replayDelivery({ delivery_id: params.delivery_id! }, { ...caller, account });
  return { to: "/account#deliveries" };
});
