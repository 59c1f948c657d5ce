import { eq } from "drizzle-orm";
import { database } from "../../db/client.ts";
import { loggedError } from "../../db/logged-error.ts";
import { isStorageAway } from "../../db/storage-away.ts";
import type { Brief } from "../../engines/brief.ts";
import { drawFrom } from "../../engines/draw.ts";
import type { Engine } from "../../engines/engine.ts";
import { AppError } from "../../errors.ts";
import { engineOf } from "../engine-of.ts";
import { runStudy, type StudyEvent } from "../pipeline/run-study.ts";
import { studies } from "../studies.sql.ts";
import type { StudyRow } from "../study.ts";
import { peopleMade } from "../study-limits.ts";
import { Lease, leaseMs, lossOf, type Run } from "./lease.ts";
import { noteRunning, type StopReason } from "./running-studies.ts";
import { freeSlot, giveBack, keepPersonas, settleComplete, settleFailed } from "./settle-study.ts";

/** How long a study may take in all; what is unfinished then is left out, and the study says so. */
const deadlineMs = 90_000;

type Options = { onEvent?: (event: StudyEvent) => void; lease?: number };

/** Runs an accepted study under its lease and settles it; returns the study as it is stored then. */
export async function runLeasedStudy(study: StudyRow, { onEvent, lease = leaseMs }: Options = {}): Promise<StudyRow> {
  const run: Run = { study, holder: study.holder!, lease };
  const stop = new AbortController();
  const ended = runToEnd(run, stop, onEvent ?? (() => undefined));
  noteRunning(run.holder, { study_id: study.study_id, respond_async: study.respond_async, stop, ended });
  await ended;
  const [stored] = await (await database()).select().from(studies).where(eq(studies.study_id, study.study_id));
  return stored!;
}

async function runToEnd(run: Run, stop: AbortController, onEvent: (event: StudyEvent) => void): Promise<void> {
  const lease = new Lease(run, stop);
  try {
    await lease.renew();
    stop.signal.throwIfAborted();
    const engine = engineOf();
    const brief = await withPeople(run, engine, stop.signal);
    const { findings, usage } = await runStudy(brief, engine, {
      signal: stop.signal,
      deadline: Date.now() + deadlineMs,
      onEvent: (event) => {
        if (event.event === "interview.completed") lease.noteInterview();
        onEvent(event);
      },
    });
    stop.signal.throwIfAborted();
    if (!(await settleComplete(run, findings, usage))) await leave(run, await lossOf(run));
  } catch (error) {
    if (stop.signal.aborted) await leave(run, stop.signal.reason as StopReason);
    else if (isStorageAway(error)) throw error;
    else if (!(await settleFailed(run, "research_failed", sentenceOf(run, error)))) await leave(run, await lossOf(run));
  } finally {
    lease.end();
  }
}

/** Frees or gives back what a run holds that does not end here. */
async function leave(run: Run, reason: StopReason): Promise<void> {
  if (reason === "cancelled") await freeSlot(run);
  if (reason === "given back") await giveBack(run);
}

/** The study's brief, with people made from its description where it names no personas. */
async function withPeople(run: Run, engine: Engine, signal: AbortSignal): Promise<Brief> {
  const { brief } = run.study;
  const { audience_description: description, audience, topic, seed } = brief;
  if (brief.personas.length > 0 || description === null) return brief;
  const personas = await engine.people({ description, audience, topic, draw: drawFrom(String(seed)).at("people") });
  signal.throwIfAborted();
  if (personas.length !== peopleMade) throw new Error(`${personas.length} people were made instead of ${peopleMade}`);
  const whole = { ...brief, personas };
  await keepPersonas(run, whole);
  return whole;
}

/** Why a study failed, for its account. A fault of ours is logged, and its detail left out. */
function sentenceOf({ study }: Run, error: unknown): string {
  if (error instanceof AppError) return error.message;
  console.error(`Study ${study.study_id} failed:`, loggedError(error));
  return "The study failed on our side and was logged under its id. Ask again to run it anew.";
}
