import { eq, sql } from "drizzle-orm";
import { writtenNow } from "../db/columns.ts";
import { askOnce, transact } from "../db/statements.ts";
import { waitAfter, waits } from "./due-deliveries.ts";
import { answerMs, type Outcome, postWebhook, signWebhook } from "./post-webhook.ts";
import { secretsOf } from "./secrets.ts";
import { webhookAttempts, webhookDeliveries } from "./webhooks.sql.ts";

/** The timing of deliveries; tests have shorter ones. */
export type Pace = { waits: readonly number[]; answerMs: number; leaseMs: number };

/** A delivery that this process alone may attempt until `until`, and may record no later. */
type Claim = {
  delivery_id: string;
  account_id: string;
  url: string;
  headers: Record<string, string> | null;
  body: string;
  until: Date;
};

/** The timing of deliveries in production. A lease outlasts an attempt and the recording of its outcome. */
export const usualPace: Pace = { waits, answerMs, leaseMs: 2 * answerMs };

/** A delivery as an attempt has left it. */
export type DeliveryState = Pick<typeof webhookDeliveries.$inferSelect, "status" | "next_attempt_at">;

/** Makes one attempt at a due delivery, and returns its state after it; null when another worker has it. */
export async function attempt(delivery_id: string, pace: Pace): Promise<DeliveryState | null> {
  const claimed = await claim(delivery_id, pace.leaseMs);
  if (claimed === undefined) return null;
  const { url, body } = claimed;
  const { secret, previous } = await secretsOf(claimed.account_id);
  const at = new Date();
  const timestamp = Math.floor(at.getTime() / 1_000);
  const secrets = previous === null ? [secret] : [secret, previous.secret];
  const headers = {
    ...claimed.headers,
    "content-type": "application/json",
    "user-agent": "Touchstone-Webhook/1",
    "webhook-id": delivery_id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signWebhook({ id: delivery_id, timestamp, body }, secrets),
  };
  const started = performance.now();
  const outcome = await postWebhook({ url, headers, body, withinMs: pace.answerMs });
  return record(claimed, outcome, { at, duration_ms: Math.round(performance.now() - started) }, pace.waits);
}

/** Leases a due delivery by making it due again at the lease's end, so a killed process uses up no attempt. */
async function claim(delivery_id: string, leaseMs: number): Promise<Claim | undefined> {
  const take = `
    update webhook_deliveries
    set next_attempt_at = date_trunc('milliseconds', clock_timestamp()) + $2::float8 * interval '1 millisecond'
    where delivery_id = $1 and status = 'pending' and next_attempt_at <= clock_timestamp()
    returning delivery_id, account_id, url, headers, body, next_attempt_at as until`;
  return (await askOnce<Claim>("claim_webhook_delivery", take, [delivery_id, leaseMs]))[0];
}

type Times = { at: Date; duration_ms: number };

/** Logs an attempt and settles the delivery by it, unless its lease passed to another attempt meanwhile. */
async function record(
  claimed: Claim,
  outcome: Outcome,
  times: Times,
  plan: readonly number[],
): Promise<DeliveryState | null> {
  const { delivery_id, until } = claimed;
  const { status, error } = outcome;
  const isThis = eq(webhookDeliveries.delivery_id, delivery_id);
  return transact(async (_ask, tx) => {
    const [standing] = await tx.select().from(webhookDeliveries).where(isThis).for("update");
    // Deleted meanwhile, with its account.
    if (standing === undefined) return null;
    const next = sql<number>`(select coalesce(max(attempt), 0) + 1 from webhook_attempts where delivery_id = ${delivery_id})`;
    await tx.insert(webhookAttempts).values({ delivery_id, attempt: next, status, error, ...times });
    if (standing.status !== "pending" || standing.next_attempt_at.getTime() !== until.getTime()) return null;
    const attempts = standing.attempts + 1;
    const [settled] = await tx
      .update(webhookDeliveries)
      .set({ ...settle(outcome, attempts, plan), attempts, last_status: status, last_error: error })
      .where(isThis)
      .returning();
    return settled!;
  });
}

/** The new state of a delivery after an outcome, by the database's clock, which all processes share. */
function settle({ status, retry_after_ms }: Outcome, attempts: number, plan: readonly number[]) {
  if (status !== null && status >= 200 && status < 300)
    return { status: "delivered", delivered_at: writtenNow, headers: null } as const;
  if (status === 410) return { status: "stopped", headers: null } as const;
  const wait = waitAfter(attempts, retry_after_ms, plan);
  if (wait === null) return { status: "failed", headers: null } as const;
  return { next_attempt_at: sql`${writtenNow} + ${wait}::float8 * interval '1 millisecond'` };
}
