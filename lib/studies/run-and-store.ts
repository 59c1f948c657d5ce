import { eq } from "drizzle-orm";
import { database } from "../db/client.ts";
import { loggedError } from "../db/logged-error.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { AppError } from "../errors.ts";
import type { Brief } from "./brief.ts";
import { peopleMade } from "./choose-personas.ts";
import { engineOf } from "./engine-of.ts";
import { drawFrom } from "./pipeline/draw.ts";
import type { Engine } from "./pipeline/engine.ts";
import { runStudy, type StudyEvent } from "./pipeline/run-study.ts";
import { noteRunning, type StopReason } from "./running-studies.ts";
import { beat, giveBack, leavePlace, type Run, storeFailure, storeFindings, storePersonas } from "./store-result.ts";
import { studies } from "./studies.sql.ts";
import type { StudyRow } from "./study.ts";
import { leaseMs } from "./take-slot.ts";

/** How long a study may take in all; what is not finished then is left out, and said. */
const deadlineMs = 90_000;
/** How often it is noted at most how far a study has come, and seen whether it was cancelled. */
const noteEveryMs = 1_000;

type Options = { onEvent?: (event: StudyEvent) => void; lease?: number };

/** Runs a study that this process holds and stores what becomes of it; gives the study as it is stored then. */
export async function runAndStore(study: StudyRow, { onEvent, lease = leaseMs }: Options = {}): Promise<StudyRow> {
  const run: Run = { study, holder: study.holder!, lease };
  const stop = new AbortController();
  const ended = hold(run, stop, onEvent ?? (() => undefined));
  noteRunning(run.holder, { study_id: study.study_id, respond_async: study.respond_async, stop, ended });
  await ended;
  const [stored] = await (await database()).select().from(studies).where(eq(studies.study_id, study.study_id));
  return stored!;
}

/** Runs a study while its lease is kept, and ends it. */
async function hold(run: Run, stop: AbortController, onEvent: (event: StudyEvent) => void): Promise<void> {
  const pulse = new Pulse(run, stop);
  try {
    await pulse.beat();
    stop.signal.throwIfAborted();
    const engine = engineOf();
    const brief = await withPeople(run, engine, stop.signal);
    const { findings, usage } = await runStudy(brief, engine, {
      signal: stop.signal,
      deadline: Date.now() + deadlineMs,
      onEvent: (event) => {
        if (event.event === "interview.completed") pulse.noteInterview();
        onEvent(event);
      },
    });
    stop.signal.throwIfAborted();
    if (!(await storeFindings(run, findings, usage))) await leave(run, await reasonOf(run));
  } catch (error) {
    if (stop.signal.aborted) await leave(run, stop.signal.reason as StopReason);
    else if (isStorageAway(error)) throw error;
    else if (!(await storeFailure(run, "research_failed", sentenceOf(run, error))))
      await leave(run, await reasonOf(run));
  } finally {
    pulse.end();
  }
}

/** What is left to do for a study that is not to be finished here. */
async function leave(run: Run, reason: StopReason): Promise<void> {
  if (reason === "cancelled") await leavePlace(run);
  if (reason === "given back") await giveBack(run);
}

/** The study's brief with the four people in it where they are to be made from a description. */
async function withPeople(run: Run, engine: Engine, signal: AbortSignal): Promise<Brief> {
  const { brief } = run.study;
  const { audience_description: description, audience, topic, seed } = brief;
  if (brief.personas.length > 0 || description === null) return brief;
  const personas = await engine.people({ description, audience, topic, draw: drawFrom(String(seed)).at("people") });
  signal.throwIfAborted();
  if (personas.length !== peopleMade) throw new Error(`${personas.length} people were made instead of ${peopleMade}`);
  const whole = { ...brief, personas };
  await storePersonas(run, whole);
  return whole;
}

/** Why a study failed, in words for its account; what is no refusal of ours is logged and told without detail. */
function sentenceOf({ study }: Run, error: unknown): string {
  if (error instanceof AppError) return error.message;
  console.error(`Study ${study.study_id} failed:`, loggedError(error));
  return "The study failed on our side and was logged under its id. Ask again to run it anew.";
}

/** Keeps a run's lease, and stops the run when it is no longer this process's or was cancelled. */
class Pulse {
  readonly #run: Run;
  readonly #stop: AbortController;
  readonly #timer: NodeJS.Timeout;
  #done = 0;
  #beatenAt = 0;
  #hasEnded = false;

  constructor(run: Run, stop: AbortController) {
    this.#run = run;
    this.#stop = stop;
    this.#timer = setInterval(() => void this.beat(), run.lease / 3);
  }

  noteInterview(): void {
    this.#done += 1;
    if (performance.now() - this.#beatenAt >= noteEveryMs) void this.beat();
  }

  async beat(): Promise<void> {
    this.#beatenAt = performance.now();
    try {
      const isOurs = await beat(this.#run, this.#done);
      // A result that was stored meanwhile is no longer held either.
      if (!isOurs && !this.#hasEnded) this.#stop.abort(await reasonOf(this.#run));
    } catch (error) {
      // The next one may get through before the lease ends; what is not written then is refused by the fence.
      if (!isStorageAway(error)) console.error("A study's lease could not be kept:", loggedError(error));
    }
  }

  end(): void {
    this.#hasEnded = true;
    clearInterval(this.#timer);
  }
}

/** Why a study is not this run's any more. */
async function reasonOf({ study }: Run): Promise<StopReason> {
  const db = await database();
  const [now] = await db.select({ status: studies.status }).from(studies).where(eq(studies.study_id, study.study_id));
  return now?.status === "cancelled" ? "cancelled" : "lost";
}
