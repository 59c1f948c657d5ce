import { eq, sql } from "drizzle-orm";
import { serviceName } from "../contract.ts";
import { writtenNow } from "../db/columns.ts";
import { type Claim, endWork, type Job, putBackWork } from "../db/due-work.ts";
import { askOnce, transact } from "../db/statements.ts";
import { gone, sentHeaders, waitSpread } from "./contract.ts";
import { answerMs, type Outcome, postWebhook, signWebhook } from "./post-webhook.ts";
import { secretsOf } from "./secrets.ts";
import { webhookAttempts, webhookDeliveries } from "./webhooks.sql.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** The wait before each attempt, in milliseconds, the first at once, as Svix does. */
export const waits = [0, 5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour];

/** The time from the first attempt to the last, in milliseconds. */
export const wholeSchedule = waits.reduce((sum, wait) => sum + wait);

/** The longest that a Retry-After puts the next attempt off, in milliseconds. */
export const longestWait = 24 * hour;

/** The wait after so many failed attempts, in milliseconds; null when they are used up. */
export function waitAfter(
  attempts: number,
  retryAfterMs: number | null = null,
  plan: readonly number[] = waits,
  chance: () => number = Math.random,
): number | null {
  const planned = plan[attempts];
  if (planned === undefined) return null;
  const varied = planned * (1 + waitSpread * (2 * chance() - 1));
  return Math.round(Math.max(varied, Math.min(retryAfterMs ?? 0, longestWait)));
}

/** The timing of deliveries; tests have shorter ones. */
export type Pace = { waits: readonly number[]; answerMs: number; leaseMs: number };

/** The timing of deliveries in production. A lease outlasts an attempt and the recording of its outcome. */
export const usualPace: Pace = { waits, answerMs, leaseMs: 2 * answerMs };

type Delivery = Pick<typeof webhookDeliveries.$inferSelect, "account_id" | "url" | "headers" | "body" | "attempts">;

const readDelivery = "select account_id, url, headers, body, attempts from webhook_deliveries where delivery_id = $1";

/** The attempts at due deliveries. A process that is killed during one uses up none, and it is made again when its lease ends. */
export const deliveryJob = (pace: Pace = usualPace): Job => ({
  // A slow receiver delays no other account.
  most: { all: 40, account: 10 },
  leaseMs: pace.leaseMs,
  begin: async (claim) => {
    const [delivery] = await askOnce<Delivery>("read_delivery", readDelivery, [claim.subject]);
    if (delivery !== undefined) return () => attempt(claim, delivery, pace);
    // Deleted with its study.
    await endWork(askOnce, claim);
    return undefined;
  },
});

/** Makes one attempt at a delivery, and returns its state after it; null when it is another's by then. */
async function attempt(claim: Claim, delivery: Delivery, pace: Pace): Promise<string | null> {
  const { url, body } = delivery;
  const { secret, previous } = await secretsOf(delivery.account_id);
  const at = new Date();
  const timestamp = Math.floor(at.getTime() / 1_000);
  const secrets = previous === null ? [secret] : [secret, previous.secret];
  const headers = {
    ...delivery.headers,
    "content-type": "application/json",
    "user-agent": `${serviceName}-Webhook/1`,
    [sentHeaders.id]: claim.subject,
    [sentHeaders.timestamp]: String(timestamp),
    [sentHeaders.signature]: signWebhook({ id: claim.subject, timestamp, body }, secrets),
  };
  const started = performance.now();
  const outcome = await postWebhook({ url, headers, body, withinMs: pace.answerMs });
  const duration_ms = Math.round(performance.now() - started);
  return record(claim, outcome, { at, duration_ms, attempts: delivery.attempts + 1, plan: pace.waits });
}

type Attempt = { at: Date; duration_ms: number; attempts: number; plan: readonly number[] };

function record(claim: Claim, outcome: Outcome, { at, duration_ms, attempts, plan }: Attempt): Promise<string | null> {
  const { status, error } = outcome;
  const delivery_id = claim.subject;
  const isThis = eq(webhookDeliveries.delivery_id, delivery_id);
  const { wait, ...end } = endOf(outcome, attempts, plan);
  return transact(async (ask, tx) => {
    const [row] = await tx
      .select({ attempts: webhookDeliveries.attempts })
      .from(webhookDeliveries)
      .where(isThis)
      .for("update");
    // Deleted meanwhile, with its account.
    if (row === undefined) return null;
    const next = sql<number>`(select coalesce(max(attempt), 0) + 1 from webhook_attempts where delivery_id = ${delivery_id})`;
    await tx.insert(webhookAttempts).values({ delivery_id, attempt: next, status, error, at, duration_ms });
    if (!(await (wait === null ? endWork(ask, claim) : putBackWork(ask, claim, wait)))) return null;
    const after = { ...end, attempts, last_status: status, last_error: error };
    await tx.update(webhookDeliveries).set(after).where(isThis);
    return end.status;
  });
}

/** What becomes of a delivery after an outcome, and in how many milliseconds it is due again; null for never. */
function endOf({ status, retry_after_ms }: Outcome, attempts: number, plan: readonly number[]) {
  if (status !== null && status >= 200 && status < 300)
    return { status: "delivered", delivered_at: writtenNow, headers: null, wait: null } as const;
  if (status === gone) return { status: "stopped", headers: null, wait: null } as const;
  const wait = waitAfter(attempts, retry_after_ms, plan);
  return wait === null ? ({ status: "failed", headers: null, wait } as const) : ({ status: "pending", wait } as const);
}
