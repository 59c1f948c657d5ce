import { setTimeout as pause } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import { accountOf } from "../accounts/authenticate.ts";
import type { Verb } from "../contract.ts";
import { db } from "../db/client.ts";
import { Worker } from "../db/due-work.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { AppError } from "../errors.ts";
import { stopHere } from "../studies/run/lease.ts";
import { isOpen, studies } from "../studies/studies.sql.ts";
import type { StudyStatus } from "../studies/study-record.ts";
import { hasEnded } from "../studies/study-status.ts";
import type { DeliveryStatus } from "../webhooks/contract.ts";
import { deliveryJob, usualPace } from "../webhooks/deliver.ts";
import { webhookDeliveries } from "../webhooks/webhooks.sql.ts";
import type { drainEndpoint } from "./contract.ts";
import { jobs } from "./start-jobs.ts";

/** How soon storage is asked again that did not answer, in milliseconds. */
const againAfterMs = 1_000;

/** Runs studies and sends webhooks that no process works on, until none is left or the time is over. */
export const drain: Verb<typeof drainEndpoint> = async ({ seconds }, caller) => {
  if (!accountOf(caller).isOperator)
    throw new AppError("forbidden", "Only the operator drains: send RESEARCH_ADMIN_SECRET as the bearer.");
  const began = performance.now();
  const end = began + seconds * 1_000;
  // A receiver has a part of the time to answer, and no attempt begins that could outlast the time.
  const answerMs = Math.min(usualPace.answerMs, seconds * 500);
  const delivery = { ...deliveryJob({ ...usualPace, answerMs }), hasRoom: () => performance.now() <= end - answerMs };
  const webhooks = { delivered: 0, failed: 0 };
  let finished = 0;
  const worker = new Worker({ study: jobs.study, delivery, forget: jobs.forget }, ({ kind }, state) => {
    if (kind === "delivery" && state !== null)
      webhooks[state === ("delivered" satisfies DeliveryStatus) ? "delivered" : "failed"] += 1;
    if (kind === "study" && hasEnded(state as StudyStatus)) finished += 1;
    // A study that was given back before its time says that this process stops.
    if (kind === "study" && state === ("queued" satisfies StudyStatus)) worker.hasStopped = true;
  });
  const time = Promise.withResolvers<void>();
  const timer = setTimeout(time.resolve, seconds * 1_000);
  try {
    while (performance.now() < end) {
      const isAway = await begin(worker);
      if (worker.running.length === 0) break;
      const ends = worker.running.map(({ ended }) => ended);
      await Promise.race([...ends, time.promise, ...(isAway ? [pause(againAfterMs)] : [])]);
    }
  } finally {
    clearTimeout(timer);
    worker.hasStopped = true;
    for (const { work } of worker.running) if (work.kind === "study") stopHere(work.subject, "given back");
    await worker.idle();
  }
  return {
    webhooks: { ...webhooks, left: await db.$count(webhookDeliveries, eq(webhookDeliveries.status, "pending")) },
    studies: { finished, left: await db.$count(studies, waits) },
    seconds: Math.round(performance.now() - began) / 1_000,
  };
};

const waits = and(eq(studies.respond_async, true), sql.raw(isOpen));

async function begin(worker: Worker): Promise<boolean> {
  try {
    await worker.begin();
    return false;
  } catch (error) {
    if (!isStorageAway(error) || worker.running.length === 0) throw error;
    return true;
  }
}
