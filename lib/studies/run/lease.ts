import { eq } from "drizzle-orm";
import { capSpan } from "../../accounts/account-limits.ts";
import type { Account } from "../../contract.ts";
import { db, type Transaction } from "../../db/client.ts";
import { keepWork, reportUndone } from "../../db/due-work.ts";
import { dueWork } from "../../db/notices.ts";
import { type Ask, askOnce, transact } from "../../db/statements.ts";
import { AppError } from "../../errors.ts";
import { madeOnce } from "../../process-wide.ts";
import { studySeconds } from "../pipeline/estimate.ts";
import { isLeased, studies } from "../studies.sql.ts";
import type { StudyRow } from "../study.ts";
import type { StudyStatus } from "../study-record.ts";
import { keepSlot, releaseSlot, takeSlot, whyLost } from "./slot.ts";

/** How long a silent process keeps its studies and slots, in milliseconds. */
export const leaseMs = 30_000;
/** How often progress is written at most, and a cancellation seen. */
const progressEveryMs = 1_000;

/** One run of a study: the stored study with the token it runs under. */
export type Run = { study: StudyRow; holder: string; lease: number };

/** The claim of a run, which fences every write of it. */
export const claimOf = ({ study, holder }: Run) => ({ kind: "study", subject: study.study_id, holder }) as const;

/** Why a study no longer belongs to this run. */
export async function lossOf({ study }: Run): Promise<StopReason> {
  const [now] = await db.select({ status: studies.status }).from(studies).where(eq(studies.study_id, study.study_id));
  return now?.status === "cancelled" ? "cancelled" : "lost";
}

/** Renews a run's lease until it ends, and stops the run when the study was cancelled or lost. */
export class Lease {
  readonly #run: Run;
  readonly #stop: AbortController;
  readonly #timer: NodeJS.Timeout;
  readonly #countsFrom: number;
  #done = 0;
  #renewedAt = 0;
  #hasEnded = false;

  constructor(run: Run, stop: AbortController) {
    this.#run = run;
    this.#stop = stop;
    this.#countsFrom = performance.now() + countsAfterMs(run);
    this.#timer = setInterval(() => void this.renew(), run.lease / 3);
  }

  noteInterview(): void {
    this.#done += 1;
    if (performance.now() - this.#renewedAt >= progressEveryMs) void this.renew();
  }

  async renew(): Promise<void> {
    this.#renewedAt = performance.now();
    try {
      const isOurs = await renewLease(this.#run, this.#done, this.#renewedAt >= this.#countsFrom);
      // A study that this run has settled is no longer its own either.
      if (!isOurs && !this.#hasEnded) this.#stop.abort(await lossOf(this.#run));
    } catch (error) {
      // A later renewal may come in time. If none does and another takes the study, the fence refuses what the run writes.
      reportUndone(error, claimOf(this.#run), "A study's lease could not be renewed");
    }
  }

  end(): void {
    this.#hasEnded = true;
    clearInterval(this.#timer);
  }
}

/** How long a start lives before it counts: what the study is estimated to take, in milliseconds, and a lease at least. */
const countsAfterMs = ({ study, lease }: Run): number => Math.max(lease, studySeconds[study.engine.kind] * 1_000);

async function renewLease(run: Run, interviews_done: number, counts: boolean): Promise<boolean> {
  const { study, lease } = run;
  const note = `
    update studies set status = '${"running" satisfies StudyStatus}', interviews_done = $2, start_counts = start_counts or $3 where study_id = $1`;
  return transact(async (ask) => {
    if (!study.respond_async && !(await keepSlot(ask, study.key_id, study.study_id, lease))) return false;
    if (!(await keepWork(ask, claimOf(run), lease))) return false;
    await ask("note_progress", note, [study.study_id, interviews_done, counts]);
    return true;
  });
}

const end = `
  with lost as (
    update due_work set due_at = clock_timestamp() where process = any($1::text[]) and kind = 'study' returning subject
  )
  update studies set start_counts = true from lost where study_id = subject::uuid`;

/** Ends the leases of what these processes ran, which ended by themselves: their starts count, as a study may be the cause. */
export async function endLostLeases(processes: string[]): Promise<void> {
  if (processes.length === 0) return;
  await askOnce("end_lost_leases", end, [processes]);
  dueWork.send();
}

/** Why a study that runs in this process is stopped. */
export type StopReason = "cancelled" | "lost" | "given back";

type Running = { study_id: string; respond_async: boolean; stop: AbortController; ended: Promise<unknown> };

const running = madeOnce("running-studies", () => new Map<string, Running>());

/** How many studies run in this process. */
export const runningHere = (): number => running().size;

/** Keeps a study in the list of what runs here until it has ended; `holder` distinguishes two runs of one study. */
export function noteRunning(holder: string, run: Running): void {
  running().set(holder, run);
  const forget = () => running().delete(holder);
  run.ended.then(forget, forget);
}

/** Stops a study where it runs in this process. */
export function stopHere(study_id: string, reason: StopReason): void {
  for (const run of running().values()) if (run.study_id === study_id) run.stop.abort(reason);
}

/** Gives back the studies without a waiting caller, for other processes, and waits for all others. */
export async function endStudies(): Promise<void> {
  const all = [...running().values()];
  for (const { respond_async, stop } of all) if (respond_async) stop.abort("given back" satisfies StopReason);
  await Promise.allSettled(all.map(({ ended }) => ended));
}

type Work<Result> = {
  work: () => Promise<Result>;
  /** Stores the result in the transaction that frees the slot. */
  store: (tx: Transaction, result: Result) => Promise<void>;
};

/** Runs work that takes one of the key's slots but is no study; stores nothing when the slot was lost meanwhile. */
export async function withSlot<Result>(account: Account, holder: string, work: Work<Result>): Promise<Result> {
  await transact(async (ask, tx) => {
    await refuseBeyondCap(ask, account.account_id);
    await takeSlot({ ask, tx }, account, holder, leaseMs);
  });
  return holdSlot(account, holder, work);
}

/** Runs work under a slot that was taken for `leaseMs`, and frees it. */
export async function holdSlot<Result>(
  { key_id }: Account,
  holder: string,
  { work, store }: Work<Result>,
): Promise<Result> {
  const keep = () => transact((ask) => keepSlot(ask, key_id, holder, leaseMs)).catch(() => undefined);
  const timer = setInterval(keep, leaseMs / 3);
  try {
    const result = await work();
    await transact(async (ask, tx) => {
      if (!(await releaseSlot(ask, key_id, holder))) throw new AppError("research_failed", whyLost().message);
      await store(tx, result);
    });
    return result;
  } catch (error) {
    // If storage is away, the lease ends by itself.
    await transact((ask) => releaseSlot(ask, key_id, holder)).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** Why a study is refused whose account has begun as many as its daily cap lets it. */
export const capReached = (studies: number): string =>
  `This account may begin ${studies} studies a ${capSpan.unit} (UTC), and it has. Try again ${capSpan.next}, or ask the operator for more.`;

/** Refuses a study, simulation or dry run beyond its account's daily cap, exactly: its takers wait in turn. */
export async function refuseBeyondCap(ask: Ask, account_id: string): Promise<void> {
  const cap = "select studies_per_day from accounts where account_id = $1";
  const [account] = await ask<{ studies_per_day: number | null }>("daily_cap", cap, [account_id]);
  if (account === undefined || account.studies_per_day === null) return;
  await ask("lock_cap", "select pg_advisory_xact_lock(hashtextextended('studies_per_day:' || $1, 0))", [account_id]);
  // What runs in a slot and is neither a study nor a follow-up is a simulation or a dry run that is not stored yet.
  const begin = `date_trunc('${capSpan.unit}', now() at time zone 'utc')`;
  const isToday = `account_id = $1 and created_at >= ${begin} at time zone 'utc'`;
  const count = `
    select ((select count(*) from studies where ${isToday}) + (select count(*) from simulations where ${isToday})
      + (select count(*) from study_drafts where ${isToday})
      + (select count(*) from study_slots
        where account_id = $1 and ${isLeased}
          and not exists (select from studies where study_id = study_slots.holder)
          and not exists (select from study_follow_ups where follow_up_id = study_slots.holder)))::int as begun,
      ceil(extract(epoch from ${begin} + interval '1 ${capSpan.unit}' - now() at time zone 'utc'))::int as retry_after`;
  const [today] = await ask<{ begun: number; retry_after: number }>("count_today", count, [account_id]);
  const { begun, retry_after } = today!;
  if (begun >= account.studies_per_day)
    throw new AppError("rate_limited", capReached(account.studies_per_day), { retry_after });
}
