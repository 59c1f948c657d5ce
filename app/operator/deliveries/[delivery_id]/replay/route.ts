import { operatorForm } from "#lib/http/signed-in.ts";
import { replayDelivery } from "#lib/webhooks/deliveries.ts";

/** Sends a webhook of any account again. */
export const POST = operatorForm(async (account, { params, caller }) => {
  const { delivery_id } = await replayDelivery({ delivery_id: params.delivery_id! }, { ...caller, account });
  return { to: `/operator/jobs?sent=${delivery_id}#webhooks` };
});
