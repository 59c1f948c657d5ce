import { asc, inArray } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import type { WebhookDelivery } from "./contract.ts";
import { webhookAttempts, type webhookDeliveries } from "./webhooks.sql.ts";

type Row = typeof webhookDeliveries.$inferSelect;

/** Deliveries as the API shows them, each with its attempts. */
export async function showDeliveries(db: Pick<Transaction, "select">, rows: Row[]): Promise<WebhookDelivery[]> {
  const ids = rows.map(({ delivery_id }) => delivery_id);
  const made = await db
    .select()
    .from(webhookAttempts)
    .where(inArray(webhookAttempts.delivery_id, ids))
    .orderBy(asc(webhookAttempts.attempt));
  const attempts = Map.groupBy(made, ({ delivery_id }) => delivery_id);
  return rows.map((row) => showDelivery(row, attempts.get(row.delivery_id) ?? []));
}

function showDelivery(row: Row, attempts: (typeof webhookAttempts.$inferSelect)[]): WebhookDelivery {
  const { delivery_id, study_id, event, url, status, next_attempt_at, created_at, delivered_at } = row;
  return {
    delivery_id,
    study_id,
    event,
    url,
    status,
    attempts: attempts.map(({ delivery_id: _, at, ...attempt }) => ({ ...attempt, at: at.toISOString() })),
    next_attempt_at: status === "pending" ? next_attempt_at.toISOString() : null,
    created_at: created_at.toISOString(),
    delivered_at: delivered_at?.toISOString() ?? null,
  };
}
