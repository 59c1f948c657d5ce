import { and, asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import { accountOf } from "../accounts/authenticate.ts";
import type { Verb } from "../contract.ts";
import { database, type Transaction } from "../db/client.ts";
import type { listDeliveriesEndpoint, WebhookDelivery } from "./contract.ts";
import { webhookAttempts, webhookDeliveries } from "./webhooks.sql.ts";

/** Lists past and future deliveries to the account's webhooks, newest first. */
export const listDeliveries: Verb<typeof listDeliveriesEndpoint> = async (input, caller) => {
  const { limit, offset, study_id, status } = input;
  const where = and(
    eq(webhookDeliveries.account_id, accountOf(caller).account_id),
    // As text: anything but an id matches no study.
    study_id === undefined ? undefined : sql`${webhookDeliveries.study_id}::text = ${study_id}`,
    status && eq(webhookDeliveries.status, status),
  );
  const db = await database();
  const [counted] = await db.select({ total: count() }).from(webhookDeliveries).where(where);
  const newestFirst = db.select().from(webhookDeliveries).where(where).orderBy(desc(webhookDeliveries.seq));
  const deliveries = await showDeliveries(db, await newestFirst.limit(limit).offset(offset));
  return { deliveries, total: counted!.total, limit, offset };
};

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
