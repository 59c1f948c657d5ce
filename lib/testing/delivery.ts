import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Account } from "../contract.ts";
import { database } from "../db/client.ts";
import { transact } from "../db/statements.ts";
import { studies } from "../studies/studies.sql.ts";
import { reportUrl } from "../studies/study.ts";
import { usualEvents } from "../webhooks/contract.ts";
import { attempt, type Pace } from "../webhooks/deliver.ts";
import { enqueueDelivery } from "../webhooks/deliveries.ts";
import { webhookAttempts, webhookDeliveries } from "../webhooks/webhooks.sql.ts";

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
  return `evt_${study_id.replaceAll("-", "")}`;
}

/** A delivery's present state, with its log. */
export async function deliveryOf(delivery_id: string) {
  const db = await database();
  const [delivery] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.delivery_id, delivery_id));
  const isIts = eq(webhookAttempts.delivery_id, delivery_id);
  const log = await db.select().from(webhookAttempts).where(isIts).orderBy(webhookAttempts.attempt);
  return { ...delivery!, log };
}

/** Makes a delivery due now, as if its time had come. */
export async function makeDue(delivery_id: string): Promise<void> {
  const db = await database();
  const past = new Date(Date.now() - 60_000);
  await db
    .update(webhookDeliveries)
    .set({ next_attempt_at: past })
    .where(eq(webhookDeliveries.delivery_id, delivery_id));
}

/** Makes one attempt; returns when the next is due, or null when this process is done with the delivery. */
export async function deliver(delivery_id: string, pace: Pace): Promise<Date | null> {
  const settled = await attempt(delivery_id, pace);
  return settled?.status === "pending" ? settled.next_attempt_at : null;
}
