import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { visitorsAccountId } from "../../accounts/built-in-accounts.ts";
import { db, type Transaction } from "../../db/client.ts";
import { Rounds } from "../../db/notices.ts";
import { oweClearing } from "../../db/owe-clearing.ts";
import { type Ask, askOnce, transact } from "../../db/statements.ts";
import { logUnlessAway } from "../../db/storage-away.ts";
import { env } from "../../env.ts";
import { processName } from "../../siblings.ts";
import { usedSoFar } from "../calls/calls.ts";
import { forgetEvents } from "../events/event-log.ts";
import { studies } from "../studies.sql.ts";
import type { StudyRow } from "../study.ts";
import { visitorStudies } from "../study-limits.ts";
import { forgetDrafts, forgetRequests } from "./idempotency.ts";
import { leaseMs, runningHere } from "./lease.ts";
import { runLeasedStudy } from "./run-leased-study.ts";
import { type Failure, failStudy, releaseSlot, whyLost } from "./slot.ts";

/** A process that runs this many takes over no more. */
const mostHere = 20;
const tooOften = (starts: number): Failure => ({
  code: "research_failed",
  message: `The servers that ran this study stopped ${starts} times before it was complete. Send the same request again to run it.`,
  cause: "server_stopped",
});

/** What has served its time is forgotten this often while there are rounds, and once a day in any case. */
const forgetEveryMs = { busy: 600_000, idle: 86_400_000 };

/** Rounds that take over studies whose process is gone, when their leases end; `everyMs` as of the rounds. */
export function takeOverRounds(everyMs?: number | null): Rounds {
  let forgotAt = Number.NEGATIVE_INFINITY;
  const round = async () => {
    await takeOverStudies();
    if (performance.now() - forgotAt >= forgetEveryMs.busy) {
      await forgetOld();
      forgotAt = performance.now();
    }
    return Math.min((await msUntilLeaseEnds()) ?? Number.POSITIVE_INFINITY, forgetEveryMs.idle);
  };
  return new Rounds(round, reportTakeOver, everyMs);
}

const leaseEnds = `
  select ceil(extract(epoch from min(lease_until) - clock_timestamp()) * 1000)::float8 as ms
  from studies where status in ('queued', 'running') and lease_until > clock_timestamp()`;

/** In how many milliseconds the first lease of a study ends; null when none is under way. */
async function msUntilLeaseEnds(): Promise<number | null> {
  return (await askOnce<{ ms: number | null }>("next_lease_end", leaseEnds, []))[0]!.ms;
}

/** Takes over the studies of processes that are gone, and fails those whose caller waited there. */
export async function takeOverStudies(lease = leaseMs): Promise<void> {
  while (hasRoom()) {
    const study = await takeOverNext(lease);
    if (study === undefined) break;
    runLeasedStudy(study, { lease }).catch(reportTakeOver);
  }
}

/** Whether this process may take over another study. */
export const hasRoom = (): boolean => runningHere() < mostHere;

/** Takes over the study that has been left longest, and fails those before it that none may run; undefined without one. */
export async function takeOverNext(lease = leaseMs): Promise<StudyRow | undefined> {
  for (let left = await nextLeft(); left !== undefined; left = await nextLeft())
    if (left.holder !== null) await endStart(left);
    else {
      const study = await claim(left, lease);
      if (study !== undefined) return study;
    }
  return undefined;
}

/** Forgets requests, drafts, events and visitors' studies that have served their time. */
export async function forgetOld(): Promise<void> {
  await transact(async (ask, tx) => {
    await forgetRequests(ask);
    await forgetDrafts(ask);
    await forgetEvents(ask);
    await forgetVisits(ask, tx);
  });
}

const isLeft = and(inArray(studies.status, ["queued", "running"]), lte(studies.lease_until, sql`clock_timestamp()`));

const leftColumns = {
  study_id: studies.study_id,
  key_id: studies.key_id,
  respond_async: studies.respond_async,
  holder: studies.holder,
  attempts: studies.attempts,
  short_starts: studies.short_starts,
  start_counts: studies.start_counts,
};
type StrandedStudy = Pick<StudyRow, keyof typeof leftColumns>;

async function nextLeft(): Promise<StrandedStudy | undefined> {
  const oldestFirst = db.select(leftColumns).from(studies).where(isLeft);
  const [left] = await oldestFirst.orderBy(asc(studies.lease_until)).limit(1);
  return left;
}

/** Ends the start of a process that is gone: the study waits for its next one, or has failed. */
async function endStart(left: StrandedStudy): Promise<void> {
  const waitMs = left.respond_async ? waitAfterStart(left) : null;
  if (waitMs === null) return giveUp(left);
  await db
    .update(studies)
    .set({
      status: "queued",
      holder: null,
      process: null,
      short_starts: shortStarts(left),
      interviews_done: 0,
      ...(waitMs > 0 && { lease_until: sql`clock_timestamp() + ${waitMs}::float8 * interval '1 millisecond'` }),
    })
    .where(isStill(left));
}

/** The condition that no other process has dealt with a study since. */
const isStill = ({ study_id, holder }: StrandedStudy) => {
  const isItsHolder = holder === null ? isNull(studies.holder) : eq(studies.holder, holder);
  return and(eq(studies.study_id, study_id), isItsHolder, isLeft);
};

/** Claims a study under a new token and lease; undefined when another process was faster. */
async function claim(left: StrandedStudy, lease: number): Promise<StudyRow | undefined> {
  const [row] = await db
    .update(studies)
    .set({
      status: "queued",
      holder: randomUUID(),
      lease_until: sql`now() + ${lease}::float8 * interval '1 millisecond'`,
      process: processName(),
      attempts: sql`${studies.attempts} + 1`,
      start_counts: false,
    })
    .where(isStill(left))
    .returning();
  return row;
}

async function giveUp(left: StrandedStudy): Promise<void> {
  const { study_id, key_id, respond_async, attempts } = left;
  await transact(async (ask, tx) => {
    await releaseSlot(ask, key_id, study_id);
    const failure = respond_async ? tooOften(attempts) : whyLost();
    await failStudy(tx, isStill(left), failure, sql.raw(usedSoFar));
  });
}

/** Logs why studies could not be taken over, unless storage is away. */
export const reportTakeOver = logUnlessAway("Studies of processes that are gone could not be taken over");

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
      and status in ('complete', 'failed', 'cancelled')
    returning study_id`;
  if ((await ask("forget_visits", studies, [visitorsAccountId])).length > 0) await oweClearing(tx);
  // A key of a visitor begins with its day, in UTC.
  const slots = `
    delete from study_slots
    where starts_with(key_id, 'visitor_') and holder is null
      and split_part(key_id, '_', 2) < to_char(clock_timestamp() at time zone 'utc' - interval '1 day', 'YYYY-MM-DD')`;
  await ask("forget_visitors_slots", slots, []);
}
