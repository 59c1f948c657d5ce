import { eq } from "drizzle-orm";
import { database } from "../../db/client.ts";
import { loggedError } from "../../db/logged-error.ts";
import { isStorageAway } from "../../db/storage-away.ts";
import type { Engine } from "../../engines/engine.ts";
import type { Usage } from "../../engines/measured.ts";
import { wholePlan } from "../../engines/plan.ts";
import { env } from "../../env.ts";
import { AppError } from "../../errors.ts";
import { callRecordOf, type StudyCallRecord } from "../calls/call-record-of.ts";
import { readUsedSoFar } from "../calls/calls.ts";
import { restoreEngine } from "../engine-of.ts";
import type { StudyEvent } from "../events/contract.ts";
import { EventLog } from "../events/event-log.ts";
import { describesPeople, makePeople } from "../pipeline/make-people.ts";
import { runStudy } from "../pipeline/run-study.ts";
import { waitingDeadlineMs } from "../pipeline/study-clock.ts";
import { plusUsage, usageOf } from "../pipeline/study-usage.ts";
import { withPeople } from "../pipeline/with-people.ts";
import { studies } from "../studies.sql.ts";
import type { StudyRow } from "../study.ts";
import { Lease, leaseMs, lossOf, type Run } from "./lease.ts";
import { noteRunning, type StopReason } from "./running-studies.ts";
import { freeSlot, giveBack, keepPersonas, settleComplete, settleFailed } from "./settle-study.ts";

type Options = { onEvent?: (event: StudyEvent) => void; lease?: number };

/** Runs an accepted study under its lease and settles it; returns the study as it is stored then. */
export async function runLeasedStudy(study: StudyRow, { onEvent, lease = leaseMs }: Options = {}): Promise<StudyRow> {
  const run: Run = { study, holder: study.holder!, lease };
  const stop = new AbortController();
  const ended = runToEnd(run, stop, onEvent ?? (() => undefined));
  noteRunning(run.holder, { study_id: study.study_id, respond_async: study.respond_async, stop, ended });
  await ended;
  const [stored] = await (await database()).select().from(studies).where(eq(studies.study_id, study.study_id));
  if (stored === undefined) throw new AppError("not_found", "This study was deleted with its account while it ran.");
  return stored;
}

async function runToEnd(run: Run, stop: AbortController, onEvent: (event: StudyEvent) => void): Promise<void> {
  const began = Date.now();
  const { setting, study_id, engine: chosen } = run.study;
  const before = chosen.kind === "model" ? await readUsedSoFar(study_id) : null;
  const lease = new Lease(run, stop);
  let engine: Engine | undefined;
  let calls: StudyCallRecord | undefined;
  const inAll = (usage: Usage) => (before === null ? usage : plusUsage(usage, before));
  const spent = () =>
    inAll(usageOf(engine ?? { usage: noUsage }, noUsage, { held: 0, billed: [], wall_ms: Date.now() - began }));
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
      const made = await makePeople(brief, speaker, signal);
      await keepPersonas(run, withPeople(brief, made));
      return made;
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
    else if (isStorageAway(error)) throw error;
    else if (!(await settleFailed(run, { code: codeOf(error), message: sentenceOf(run, error) }, spent())))
      await leave(run, await lossOf(run), spent());
  } finally {
    lease.end();
    await calls?.flush();
  }
}

/** How long a study may take in all, in milliseconds: less where its caller waits. */
const deadlineOf = ({ study }: Run): number => (study.respond_async ? env().AI_DEADLINE_S * 1_000 : waitingDeadlineMs);

const noUsage: Engine["usage"] = { model_calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: 0 };

/** Frees or gives back what a run holds that does not end here; what a cancelled study has used is kept. */
async function leave(run: Run, reason: StopReason, usage: Usage): Promise<void> {
  if (reason === "cancelled") await freeSlot(run, usage);
  if (reason === "given back") await giveBack(run);
}

/** What a study fails with: a topic that the engine's reading refuses is the caller's, all else ours. */
const codeOf = (error: unknown): "invalid_topic" | "research_failed" =>
  error instanceof AppError && error.code === "invalid_topic" ? "invalid_topic" : "research_failed";

/** Why a study failed, for its account. A fault of ours is logged, and its detail left out. */
function sentenceOf({ study }: Run, error: unknown): string {
  if (error instanceof AppError) {
    if (error.cause !== undefined) console.error(`Study ${study.study_id} failed:`, loggedError(error.cause));
    return error.message;
  }
  console.error(`Study ${study.study_id} failed:`, loggedError(error));
  return "The study failed on our side and was logged under its id. Ask again to run it anew.";
}
