import { and, eq, sql } from "drizzle-orm";
import { database, type Transaction } from "../../db/client.ts";
import { dueWork } from "../../db/notices.ts";
import { isStorageAway } from "../../db/storage-away.ts";
import { transact } from "../../db/transact.ts";
import type { Brief } from "../../engines/brief.ts";
import type { Usage } from "../../engines/measured.ts";
import type { StudyResult } from "../pipeline/run-study.ts";
import { studies } from "../studies.sql.ts";
import { endWebhook, type Failure, failStudy } from "./fail-study.ts";
import { belongsTo, type Run } from "./lease.ts";
import { releaseSlot } from "./slot.ts";

// What a run writes. The fence refuses a process that was silent for longer than its lease.

/** Keeps the personas made from a description, so that a process that takes the study over asks the same ones. */
export async function keepPersonas(run: Run, brief: Brief): Promise<void> {
  const db = await database();
  await db.update(studies).set({ brief }).where(belongsTo(run));
}

/** Stores the findings, owes the webhook and frees the slot; false when the study was no longer this run's. */
export async function settleComplete(run: Run, { findings, usage, plan, dispositions }: StudyResult): Promise<boolean> {
  const { headline_finding, overall_confidence, avg_sentiment } = findings;
  return settle(run, async (tx) => {
    const said = { headline_finding, overall_confidence, avg_sentiment, findings, usage };
    const completed_at = sql`date_trunc('milliseconds', clock_timestamp())`;
    const [written] = await tx
      .update(studies)
      .set({
        status: "complete",
        ...said,
        setting: { plan, dispositions },
        interviews_done: findings.interviews.length,
        completed_at,
      })
      .where(belongsTo(run))
      .returning({ study_id: studies.study_id });
    if (written === undefined) return false;
    await endWebhook(tx, run.study, { event: "study.completed" });
    return true;
  });
}

/** Stores why a study failed and what it used, and frees its slot; false when the study was no longer this run's. */
export function settleFailed(run: Run, failure: Failure, usage: Usage): Promise<boolean> {
  return settle(run, (tx) => failStudy(tx, belongsTo(run), failure, usage));
}

/** Gives a study back as it was before this run, for another process to take over; it keeps its slot. */
export async function giveBack(run: Run): Promise<void> {
  const db = await database();
  const asBefore = { status: "queued", holder: null, process: null, interviews_done: 0 } as const;
  await db
    .update(studies)
    .set({ ...asBefore, attempts: sql`${studies.attempts} - 1`, lease_until: sql`clock_timestamp()` })
    .where(belongsTo(run));
  dueWork.send();
}

/** Frees the slot of a study that was cancelled while it ran, and stores what it used until then. */
export async function freeSlot({ study }: Run, usage: Usage): Promise<void> {
  const isCancelled = and(eq(studies.study_id, study.study_id), eq(studies.status, "cancelled"));
  await transact(await database(), async (ask, tx) => {
    await releaseSlot(ask, study.key_id, study.study_id);
    await tx.update(studies).set({ usage }).where(isCancelled);
  });
}

/** Ends a study and frees its slot in one transaction, tried again while storage is away and the lease lasts. */
async function settle(run: Run, write: (tx: Transaction) => Promise<boolean>): Promise<boolean> {
  const until = performance.now() + run.lease;
  for (;;) {
    try {
      return await transact(await database(), async (ask, tx) => {
        if (!(await releaseSlot(ask, run.study.key_id, run.study.study_id))) return false;
        if (await write(tx)) return true;
        throw new LeaseLost();
      });
    } catch (error) {
      if (error instanceof LeaseLost) return false;
      if (!isStorageAway(error) || performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  }
}

/** Rolls the transaction back, and with it the freed slot. */
class LeaseLost extends Error {}
