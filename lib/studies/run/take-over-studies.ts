import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { database } from "../../db/client.ts";
import { loggedError } from "../../db/logged-error.ts";
import { Rounds } from "../../db/rounds.ts";
import { isStorageAway } from "../../db/storage-away.ts";
import { askOnce, transact } from "../../db/transact.ts";
import { usedSoFar } from "../calls/used-so-far.ts";
import { forgetEvents } from "../events/event-log.ts";
import { studies } from "../studies.sql.ts";
import type { StudyRow } from "../study.ts";
import { forgetDrafts } from "./draft.ts";
import { failStudy } from "./fail-study.ts";
import { forgetVisits } from "./forget-visits.ts";
import { forgetRequests } from "./idempotency.ts";
import { leaseMs } from "./lease.ts";
import { runLeasedStudy } from "./run-leased-study.ts";
import { runningHere } from "./running-studies.ts";
import { holderGone, releaseSlot } from "./slot.ts";

/** How often a study is begun before it fails: one that ends its process would end every process. */
const mostAttempts = 3;
/** A process that runs this many takes over no more. */
const mostHere = 20;
const tooOften = `The servers that ran this study stopped ${mostAttempts} times before it was complete. Ask again to run it anew.`;

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
  const ask = askOnce(await database());
  return (await ask<{ ms: number | null }>("next_lease_end", leaseEnds, []))[0]!.ms;
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
    if (left.respond_async && left.attempts < mostAttempts) {
      const study = await claim(left, lease);
      if (study !== undefined) return study;
    } else await giveUp(left);
  return undefined;
}

/** Forgets requests, drafts, events and visitors' studies that have served their time. */
export async function forgetOld(): Promise<void> {
  await transact(await database(), async (ask, tx) => {
    await forgetRequests(ask);
    await forgetDrafts(ask);
    await forgetEvents(ask);
    await forgetVisits(ask, tx);
  });
}

const isLeft = and(inArray(studies.status, ["queued", "running"]), lte(studies.lease_until, sql`clock_timestamp()`));

type StrandedStudy = Pick<StudyRow, "study_id" | "key_id" | "respond_async" | "attempts">;

async function nextLeft(): Promise<StrandedStudy | undefined> {
  const { study_id, key_id, respond_async, attempts } = studies;
  const db = await database();
  const oldestFirst = db.select({ study_id, key_id, respond_async, attempts }).from(studies).where(isLeft);
  const [left] = await oldestFirst.orderBy(asc(studies.lease_until)).limit(1);
  return left;
}

/** Claims a study under a new token and lease; undefined when another process was faster. */
async function claim({ study_id }: StrandedStudy, lease: number): Promise<StudyRow | undefined> {
  const db = await database();
  const [taken] = await db
    .update(studies)
    .set({
      status: "queued",
      holder: randomUUID(),
      lease_until: sql`now() + ${lease}::float8 * interval '1 millisecond'`,
      attempts: sql`${studies.attempts} + 1`,
      interviews_done: 0,
    })
    .where(and(eq(studies.study_id, study_id), isLeft))
    .returning();
  return taken;
}

async function giveUp({ study_id, key_id, respond_async }: StrandedStudy): Promise<void> {
  await transact(await database(), async (ask, tx) => {
    await releaseSlot(ask, key_id, study_id);
    const message = respond_async ? tooOften : holderGone;
    const where = and(eq(studies.study_id, study_id), isLeft);
    await failStudy(tx, where, { code: "research_failed", message }, sql.raw(usedSoFar));
  });
}

/** Logs why studies could not be taken over, unless storage is away. */
export function reportTakeOver(error: unknown): void {
  if (!isStorageAway(error))
    console.error("Studies of processes that are gone could not be taken over:", loggedError(error));
}
