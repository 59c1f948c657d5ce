import { and, eq } from "drizzle-orm";
import { accountOf } from "../accounts/authenticate.ts";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { writtenNow } from "../db/columns.ts";
import { dueWork } from "../db/notices.ts";
import { AppError } from "../errors.ts";
import type { replayDeliveryEndpoint } from "./contract.ts";
import { showDeliveries } from "./list-deliveries.ts";
import { webhookDeliveries } from "./webhooks.sql.ts";

/** Makes a delivery due now with all its attempts again; earlier ones stay in its log. */
export const replayDelivery: Verb<typeof replayDeliveryEndpoint> = async ({ delivery_id }, caller) => {
  const db = await database();
  const { account_id } = accountOf(caller);
  const replayed = await db
    .update(webhookDeliveries)
    .set({ status: "pending", attempts: 0, next_attempt_at: writtenNow, delivered_at: null })
    .where(and(eq(webhookDeliveries.delivery_id, delivery_id), eq(webhookDeliveries.account_id, account_id)))
    .returning();
  if (replayed.length === 0)
    throw new AppError("not_found", "This account has no delivery with this id. See GET /api/v1/webhooks/deliveries.");
  dueWork.send();
  const [shown] = await showDeliveries(db, replayed);
  return shown!;
};
