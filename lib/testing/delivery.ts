import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Account } from "../contract.ts";
import { database } from "../db/client.ts";
import { take, workRounds } from "../db/due-work.ts";
import { transact } from "../db/statements.ts";
import { studies } from "../studies/studies.sql.ts";
import { reportUrl } from "../studies/study.ts";
import { usualEvents } from "../webhooks/contract.ts";
import { deliveryJob, type Pace, usualPace } from "../webhooks/deliver.ts";
import { enqueueDelivery, eventId } from "../webhooks/deliveries.ts";
import { webhookAttempts, webhookDeliveries } from "../webhooks/webhooks.sql.ts";
import { dueOf } from "./due-work.ts";

/**
 * Completes a study of an account and owes its webhook, in one transaction as a run does; returns the delivery's id.
 */
export async function oweOne(
  { account_id, key_id }: Account,
  webhook_url: string,
  webhook_headers: Record<string, string> | null = null,
): Promise<string> {
  const study_id = randomUUID();
  const study = {
    study_id,
    topic: "How do people choose a “quiet” café?",
    study_type: "custom",
    audience: "b2c",
  } as const;
  const written = { slug: "a-study", brief: {} as never, engine: {} as never, findings: {} as never, interviews: 1 };
  await transact(async (_ask, tx) => {
    await tx.insert(studies).values({ ...study, ...written, account_id, key_id, status: "complete" });
    const asked = { account_id, webhook_url, webhook_events: usualEvents, webhook_headers };
    await enqueueDelivery(tx, asked, { event: "study.completed", ...study, report_url: reportUrl(study_id) });
  });
  return eventId("study.completed", study_id);
}

/** A delivery's present state, with its log. */
export async function deliveryOf(delivery_id: string) {
  const db = await database();
  const [delivery] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.delivery_id, delivery_id));
  const isIts = eq(webhookAttempts.delivery_id, delivery_id);
  const log = await db.select().from(webhookAttempts).where(isIts).orderBy(webhookAttempts.attempt);
  return { ...delivery!, next_attempt_at: (await dueOf(delivery_id))?.due_at, log };
}

/** Makes one attempt; returns when the next is due, or null when this process is done with the delivery. */
export async function deliver(delivery_id: string, pace: Pace): Promise<Date | null> {
  const claim = await take({ kind: "delivery", subject: delivery_id }, pace.leaseMs);
  const run = claim && (await deliveryJob(pace).begin(claim));
  return (await run?.()) === "pending" ? (await dueOf(delivery_id))!.due_at : null;
}

/** Rounds that make due deliveries. */
export const deliveryRounds = (pace: Partial<Pace> = {}) =>
  workRounds({ delivery: deliveryJob({ ...usualPace, ...pace }) });
