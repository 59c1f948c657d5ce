import { eq, sql } from "drizzle-orm";
import { visitorsAccountId } from "../../accounts/built-in-accounts.ts";
import { db, type Transaction } from "../../db/client.ts";
import { type Claim, endWork, type Job, keepWork, oweClearing, putBackWork } from "../../db/due-work.ts";
import { type Ask, askOnce, transact } from "../../db/statements.ts";
import { env } from "../../env.ts";
import { runAgain } from "../../webhooks/contract.ts";
import { usedSoFar } from "../calls/calls.ts";
import { forgetEvents } from "../events/event-log.ts";
import { isOpen, studies } from "../studies.sql.ts";
import type { RunnableStudy, StudyRow } from "../study.ts";
import { visitorStudies } from "../study-limits.ts";
import { forgetDrafts, forgetRequests } from "./idempotency.ts";
import { leaseMs, runningHere } from "./lease.ts";
import { runLeasedStudy } from "./run-leased-study.ts";
import { type Failure, failStudy, releaseSlot, whyLost } from "./slot.ts";

/** A process that runs this many takes over no more. */
const mostHere = 20;
const tooOften = (starts: number): Failure => ({
  code: "research_failed",
  message: `The servers that ran this study stopped ${starts} times before it was complete. ${runAgain}`,
  cause: "server_stopped",
});

/** The starts of studies whose process is gone, or has given them back. */
export const studyJob: Job = {
  most: { all: mostHere, account: mostHere },
  hasRoom: () => runningHere() < mostHere,
  leaseMs,
  begin: async (claim) => {
    const study = await beginAgain(claim);
    return study && (async () => (await runLeasedStudy(study)).status);
  },
};

/** Begins a study's next start; undefined where it must wait first, or has failed as none may run it. */
export async function beginAgain(claim: Claim): Promise<RunnableStudy | undefined> {
  const ofId = eq(studies.study_id, claim.subject);
  const [left] = await db.select().from(studies).where(ofId);
  if (left === undefined) return void (await endWork(askOnce, claim));
  // One without a token was given back, or has waited.
  const isLost = claim.gone !== null;
  const waitMs = isLost ? (left.respond_async ? waitAfterStart(left) : null) : 0;
  if (waitMs === null) return giveUp(left, claim);
  const short_starts = isLost ? shortStarts(left) : left.short_starts;
  const start = waitMs === 0 && { attempts: left.attempts + 1, start_counts: false };
  return transact(async (ask, tx) => {
    if (!(await (waitMs > 0 ? putBackWork(ask, claim, waitMs) : keepWork(ask, claim, leaseMs)))) return undefined;
    const again = { status: "queued", interviews_done: 0, short_starts, ...start } as const;
    const [study] = await tx.update(studies).set(again).where(ofId).returning();
    return waitMs > 0 ? undefined : { ...study!, holder: claim.holder };
  });
}

async function giveUp({ study_id, key_id, respond_async, attempts }: StudyRow, claim: Claim): Promise<undefined> {
  await transact(async (ask, tx) => {
    await releaseSlot(ask, key_id, study_id);
    const failure = respond_async ? tooOften(attempts) : whyLost();
    if (await endWork(ask, claim)) await failStudy(tx, eq(studies.study_id, study_id), failure, sql.raw(usedSoFar));
  });
}

/** Forgets what has served its time. */
export async function forgetOld(): Promise<void> {
  await transact(async (ask, tx) => {
    await forgetRequests(ask);
    await forgetDrafts(ask);
    await forgetEvents(ask);
    await forgetVisits(ask, tx);
  });
}

/** How many starts that ended with their process fail a study: those that count, and those cut short. */
export const mostStarts = { counted: 3, short: 12 };
/** So many short starts are followed by the next one at once. */
export const freeStarts = 3;

type LostStart = Pick<StudyRow, "attempts" | "short_starts" | "start_counts">;

/** How many starts of a study were cut short, the one that has just ended included. */
const shortStarts = ({ short_starts, start_counts }: LostStart): number => short_starts + (start_counts ? 0 : 1);

/** How long a study waits for its next start after one that ended with its process, in milliseconds; null when it has failed. */
export function waitAfterStart(lost: LostStart, waits = env().STUDY_RESTART_WAITS_S): number | null {
  const short = shortStarts(lost);
  if (lost.attempts - short >= mostStarts.counted || short >= mostStarts.short) return null;
  if (lost.start_counts || short <= freeStarts) return 0;
  return (waits[short - freeStarts - 1] ?? waits.at(-1)!) * 1_000;
}

/** Deletes visitors' studies that are older than they are kept, and the slots of clients of earlier days. */
async function forgetVisits(ask: Ask, tx: Transaction): Promise<void> {
  const studies = `
    delete from studies
    where account_id = $1 and created_at < clock_timestamp() - interval '${visitorStudies.days} days'
      and not ${isOpen}
    returning study_id`;
  if ((await ask("forget_visits", studies, [visitorsAccountId])).length > 0) await oweClearing(tx);
  // A key of a visitor begins with its day, in UTC.
  const slots = `
    delete from study_slots
    where starts_with(key_id, 'visitor_') and holder is null
      and split_part(key_id, '_', 2) < to_char(clock_timestamp() at time zone 'utc' - interval '1 day', 'YYYY-MM-DD')`;
  await ask("forget_visitors_slots", slots, []);
}
