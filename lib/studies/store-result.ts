import { and, eq, inArray, sql } from "drizzle-orm";
import { database } from "../db/client.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { type Ask, transact } from "../db/transact.ts";
import { oweDelivery } from "../webhooks/owe-delivery.ts";
import type { Brief } from "./brief.ts";
import type { Findings } from "./findings.ts";
import type { Usage } from "./measured.ts";
import { studies } from "./studies.sql.ts";
import type { StudyRow } from "./study.ts";
import { keepSlot, releaseSlot } from "./take-slot.ts";

// What a run writes. Each statement is fenced by the run's token and its lease: a process that was silent for too long
// has lost its study, and writes nothing that another process or a reader would then see change.

/** One run of a study: the stored study with the token it runs under. */
export type Run = { study: StudyRow; holder: string; lease: number };

const held = ({ study, holder }: Run) =>
  and(
    eq(studies.study_id, study.study_id),
    eq(studies.holder, holder),
    inArray(studies.status, ["queued", "running"]),
    sql`${studies.lease_until} > clock_timestamp()`,
  );

/** Says that a run goes on and how far it has come; false when the study is no longer this run's. */
export async function beat(run: Run, interviews_done: number): Promise<boolean> {
  const { study, holder, lease } = run;
  const go = `
    update studies set status = 'running', interviews_done = $4,
      lease_until = now() + $3::float8 * interval '1 millisecond'
    where study_id = $1 and holder = $2 and status in ('queued', 'running') and lease_until > clock_timestamp()
    returning study_id`;
  return transact(await database(), async (ask) => {
    if (!study.respond_async && !(await keepSlot(ask, study.key_id, study.study_id, lease))) return false;
    return (await ask("beat_study", go, [study.study_id, holder, lease, interviews_done])).length === 1;
  });
}

/** Keeps the personas that were made from a description: a study that is taken over asks the same ones. */
export async function storePersonas(run: Run, brief: Brief): Promise<void> {
  const db = await database();
  await db.update(studies).set({ brief }).where(held(run));
}

/** Writes what a study has found, with what it owes and its place given back; false when it was no longer this run's. */
export async function storeFindings(run: Run, findings: Findings, usage: Usage): Promise<boolean> {
  const { study } = run;
  const { headline_finding, overall_confidence, avg_sentiment } = findings;
  return settle(run, async (tx) => {
    const said = { headline_finding, overall_confidence, avg_sentiment, findings, usage };
    const completed_at = sql`date_trunc('milliseconds', clock_timestamp())`;
    const written = await tx
      .update(studies)
      .set({ status: "complete", ...said, interviews_done: findings.interviews.length, completed_at })
      .where(held(run))
      .returning({ study_id: studies.study_id });
    if (written.length === 0) return false;
    const { account_id, webhook_url, study_id, topic, study_type, audience } = study;
    if (webhook_url !== null)
      await oweDelivery(tx, { account_id, webhook_url, study: { study_id, topic, study_type, audience } });
    return true;
  });
}

/** Writes why a study failed, with its place given back; false when it was no longer this run's. */
export function storeFailure(run: Run, code: string, message: string): Promise<boolean> {
  return settle(run, async (tx) => {
    const failed = { status: "failed", error_code: code, error_message: message } as const;
    return (await tx.update(studies).set(failed).where(held(run)).returning({ id: studies.study_id })).length === 1;
  });
}

/** Gives a study back as it was before this run, for another process to take over; it keeps its place. */
export async function giveBack(run: Run): Promise<void> {
  const db = await database();
  const asBefore = { status: "queued", holder: null, interviews_done: 0 } as const;
  await db
    .update(studies)
    .set({ ...asBefore, attempts: sql`${studies.attempts} - 1`, lease_until: sql`clock_timestamp()` })
    .where(held(run));
}

/** Gives back the place of a study that was cancelled while it ran. */
export async function leavePlace({ study }: Run): Promise<void> {
  await transact(await database(), (ask: Ask) => releaseSlot(ask, study.key_id, study.study_id));
}

type Write = (tx: Parameters<Parameters<typeof transact>[1]>[1]) => Promise<boolean>;

/** One transaction that ends a study and gives its place back, both or neither; tried again while storage is away and the lease lasts. */
async function settle(run: Run, write: Write): Promise<boolean> {
  const until = performance.now() + run.lease;
  for (;;) {
    try {
      return await transact(await database(), async (ask, tx) => {
        if (!(await releaseSlot(ask, run.study.key_id, run.study.study_id))) return false;
        if (await write(tx)) return true;
        throw new NotHeld();
      });
    } catch (error) {
      if (error instanceof NotHeld) return false;
      if (!isStorageAway(error) || performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  }
}

/** Takes back, by failing the transaction, that the place was released. */
class NotHeld extends Error {}
