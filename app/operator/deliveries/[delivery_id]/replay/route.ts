import { accountOfDelivery } from "#lib/console/list-jobs.ts";
import { operatorForm } from "#lib/http/signed-in.ts";
import { replayDelivery } from "#lib/webhooks/deliveries.ts";

/** Sends a webhook of any account again. */
export const POST = operatorForm(async ({ params, caller }, account) => {
  const delivery_id = params.delivery_id!;
  const account_id = (await accountOfDelivery(delivery_id)) ?? account.account_id;
  await replayDelivery({ delivery_id }, { ...caller, account: { ...account, account_id } });
  return { to: "/operator/jobs" };
});
