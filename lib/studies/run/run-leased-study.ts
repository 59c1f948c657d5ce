import { and, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "../../db/client.ts";
import { count } from "../../db/counters.ts";
import { endWork, keepWork, putBackWork } from "../../db/due-work.ts";
import { loggedError } from "../../db/logged-error.ts";
import { transact } from "../../db/statements.ts";
import { isStorageAway, storageUnavailable } from "../../db/storage-away.ts";
import type { Brief } from "../../engines/brief.ts";
import type { Engine } from "../../engines/engine.ts";
import { EngineFault } from "../../engines/engine-fault.ts";
import type { Usage } from "../../engines/measured.ts";
import { wholePlan } from "../../engines/plan.ts";
import { env } from "../../env.ts";
import { AppError } from "../../errors.ts";
import { ourFault } from "../../webhooks/contract.ts";
import { callRecordOf, readUsedSoFar, type StudyCallRecord } from "../calls/calls.ts";
import type { StudyEvent } from "../events/contract.ts";
import { EventLog } from "../events/event-log.ts";
import { runStudy, type StudyResult } from "../pipeline/run-study.ts";
import { plusUsage, usageOf, waitingDeadlineMs } from "../pipeline/study-clock.ts";
import { describesPeople, makePeople, withPeople } from "../pipeline/understand.ts";
import { studies } from "../studies.sql.ts";
import { type RunnableStudy, restoreEngine, type StudyRow, wentWithAccount } from "../study.ts";
import { countedEnds } from "../study-status.ts";
import { claimOf, Lease, leaseMs, lossOf, noteRunning, type Run, type StopReason } from "./lease.ts";
import { type Failure, failStudy, oweWebhook, releaseSlot } from "./slot.ts";

/** Runs an accepted study under its lease and settles it; returns the study as it is stored then. */
export async function runLeasedStudy(
  study: RunnableStudy,
  { onEvent, lease = leaseMs }: { onEvent?: (event: StudyEvent) => void; lease?: number } = {},
): Promise<StudyRow> {
  const run: Run = { study, holder: study.holder!, lease };
  const stop = new AbortController();
  const ended = runToEnd(run, stop, onEvent ?? (() => undefined));
  noteRunning(run.holder, { study_id: study.study_id, respond_async: study.respond_async, stop, ended });
  const cause = await ended;
  const [present] = await db.select().from(studies).where(eq(studies.study_id, study.study_id));
  if (present === undefined) throw new AppError("not_found", `${wentWithAccount} while it ran.`);
  return cause === undefined ? present : noteCause(present, cause);
}

const causes = new WeakMap<StudyRow, unknown>();
const noteCause = (study: StudyRow, cause: unknown): StudyRow => {
  causes.set(study, cause);
  return study;
};

/** What a study failed with that has just run in this process: for the operator, never for its caller. */
export const causeOfFailure = (study: StudyRow): unknown => causes.get(study);

/** Runs a study until it has ended here; returns what it failed with. */
async function runToEnd(run: Run, stop: AbortController, onEvent: (event: StudyEvent) => void): Promise<unknown> {
  const began = Date.now();
  const { setting, study_id, engine: chosen } = run.study;
  const before = chosen.kind === "model" ? await readUsedSoFar(study_id) : null;
  const lease = new Lease(run, stop);
  let engine: Engine | undefined;
  let calls: StudyCallRecord | undefined;
  const inAll = (usage: Usage) => (before === null ? usage : plusUsage(usage, before));
  const spent = () =>
    inAll(usageOf(engine ?? { usage: noUsage }, noUsage, { interviews: 0, price_usd: 0, wall_ms: Date.now() - began }));
  // A study of the built-in engine is over before it could be watched.
  const log = chosen.kind === "model" ? new EventLog(run, () => spent().cost_usd) : undefined;
  try {
    await lease.renew();
    stop.signal.throwIfAborted();
    log?.note({ event: "planning" });
    if (chosen.kind === "model") calls = await callRecordOf(run.study);
    engine = restoreEngine(chosen, {
      ...(calls && { calls }),
      spentUsd: before?.cost_usd ?? 0,
      deadlineMs: deadlineOf(run),
    });
    const { brief } = run.study;
    const speaker = engine;
    // Once: a process that takes the study over asks the same people.
    const people = async (signal: AbortSignal) => {
      const madePeople = await makePeople(brief, speaker, signal);
      await keepPersonas(run, withPeople(brief, madePeople));
      return madePeople;
    };
    const result = await runStudy(brief, engine, {
      signal: stop.signal,
      deadline: began + deadlineOf(run),
      ...(setting?.plan && { plan: wholePlan(setting.plan) }),
      ...(describesPeople(brief) && { people }),
      onEvent: (event) => {
        if (event.event === "interview.completed") lease.noteInterview();
        log?.note(event);
        onEvent(event);
      },
    });
    stop.signal.throwIfAborted();
    await log?.flush();
    if (!(await settleComplete(run, { ...result, usage: inAll(result.usage) })))
      await leave(run, await lossOf(run), spent());
  } catch (error) {
    await log?.flush();
    if (stop.signal.aborted) await leave(run, stop.signal.reason as StopReason, spent());
    else if (isStorageAway(error)) throw storageUnavailable(error);
    else if (!(await settleFailed(run, failureOf(run, error), spent()))) await leave(run, await lossOf(run), spent());
    return error instanceof AppError ? error.cause : error;
  } finally {
    lease.end();
    await calls?.flush();
  }
  return undefined;
}

/** How long a study may take in all, in milliseconds: less where its caller waits. */
const deadlineOf = ({ study }: Run): number => (study.respond_async ? env().AI_DEADLINE_S * 1_000 : waitingDeadlineMs);

const noUsage: Engine["usage"] = { model_calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: 0 };

/** Frees or gives back what a run holds that does not end here; what a cancelled study has used is kept. */
async function leave(run: Run, reason: StopReason, usage: Usage): Promise<void> {
  if (reason === "cancelled") await freeSlot(run, usage);
  if (reason === "given back") await giveBack(run);
}

/** What a study fails with: a topic that the engine's reading refuses is the caller's, all else ours, and a model's by its kind. */
function failureOf(run: Run, error: unknown): Failure {
  const message = sentenceOf(run, error);
  if (error instanceof AppError && error.code === "invalid_topic") return { code: error.code, message };
  const cause = error instanceof AppError ? error.cause : error;
  return { code: "research_failed", message, ...(cause instanceof EngineFault && { cause: cause.kind }) };
}

function sentenceOf({ study }: Run, error: unknown): string {
  if (error instanceof AppError) {
    if (error.cause !== undefined) console.error(`Study ${study.study_id} failed:`, loggedError(error.cause));
    return error.message;
  }
  console.error(`Study ${study.study_id} failed:`, loggedError(error));
  return ourFault;
}

// What a run writes. The fence refuses a process that was silent for longer than its lease.

const ofRun = ({ study }: Run) => eq(studies.study_id, study.study_id);

/** Keeps the personas made from a description, so that a process that takes the study over asks the same ones. */
async function keepPersonas(run: Run, brief: Brief): Promise<void> {
  await transact(async (ask, tx) => {
    if (await keepWork(ask, claimOf(run), run.lease)) await tx.update(studies).set({ brief }).where(ofRun(run));
  });
}

async function settleComplete(run: Run, { findings, usage, plan, dispositions }: StudyResult): Promise<boolean> {
  const { headline_finding, overall_confidence, avg_sentiment, interviews } = findings;
  const interviews_done = interviews.length;
  return settle(run, async (tx) => {
    const results = { headline_finding, overall_confidence, avg_sentiment, findings, usage };
    const completed_at = sql`date_trunc('milliseconds', clock_timestamp())`;
    await tx
      .update(studies)
      .set({ status: "complete", ...results, setting: { plan, dispositions }, interviews_done, completed_at })
      .where(ofRun(run));
    await oweWebhook(tx, run.study, { event: "study.completed" });
    // Beside a model, the built-in engine does not show that studies work.
    const isRehearsal = env().AI_MODEL !== undefined && run.study.engine.kind === "simulator";
    count("study", countedEnds[isRehearsal ? "rehearsed" : "complete"]);
  });
}

const settleFailed = (run: Run, failure: Failure, usage: Usage): Promise<boolean> =>
  settle(run, (tx) => failStudy(tx, ofRun(run), failure, usage));

/** Gives a study back as it was before this run, for another process to take over; it keeps its slot. */
async function giveBack(run: Run): Promise<void> {
  const asBefore = { status: "queued", interviews_done: 0, attempts: sql`${studies.attempts} - 1` } as const;
  await transact(async (ask, tx) => {
    if (await putBackWork(ask, claimOf(run), 0)) await tx.update(studies).set(asBefore).where(ofRun(run));
  });
}

/** Frees the slot of a study that was cancelled while it ran, and stores what it used until then. */
async function freeSlot({ study }: Run, usage: Usage): Promise<void> {
  const isCancelled = and(eq(studies.study_id, study.study_id), eq(studies.status, "cancelled"));
  await transact(async (ask, tx) => {
    await releaseSlot(ask, study.key_id, study.study_id);
    await tx.update(studies).set({ usage }).where(isCancelled);
  });
}

/** Ends a study and frees its slot in one transaction, tried again while storage is away and the lease lasts. */
async function settle(run: Run, write: (tx: Transaction) => Promise<unknown>): Promise<boolean> {
  const until = performance.now() + run.lease;
  for (;;) {
    try {
      return await transact(async (ask, tx) => {
        if (!(await releaseSlot(ask, run.study.key_id, run.study.study_id))) return false;
        if (!(await endWork(ask, claimOf(run)))) throw new LeaseLost();
        await write(tx);
        return true;
      });
    } catch (error) {
      if (error instanceof LeaseLost) return false;
      if (!isStorageAway(error) || performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  }
}

class LeaseLost extends Error {}
