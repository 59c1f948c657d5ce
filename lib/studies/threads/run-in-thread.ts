import type { Brief } from "../../engines/brief.ts";
import type { Engine, People } from "../../engines/engine.ts";
import type { Plan } from "../../engines/plan.ts";
import { AppError } from "../../errors.ts";
import { processWide } from "../../process-wide.ts";
import type { StudyEvent } from "../events/contract.ts";
import { describesPeople, makePeople } from "../pipeline/make-people.ts";
import { runStudy, type StudyResult } from "../pipeline/run-study.ts";
import { StudyThreads } from "./study-threads.ts";

type Options = {
  signal: AbortSignal;
  /** When the study is to be over, in milliseconds since 1970. */
  deadline: number;
  /** A plan that was made before, for the same brief. */
  plan: Plan | undefined;
  onEvent: (event: StudyEvent) => void;
  /** Keeps the people that were made from the study's description. */
  keepPeople: (made: People) => Promise<void>;
};

const shared = processWide<StudyThreads>("study-threads");

/** Lets this process run studies of the simulator in so many threads; returns what ends them. */
export function startThreads(most: number): () => Promise<void> {
  const threads = new StudyThreads(most);
  shared.current = threads;
  return () => {
    shared.current = undefined;
    return threads.end();
  };
}

/**
 * Runs a study of the simulator in a thread. It runs here where the process has no threads, as on hosts without the server
 * entry; a study of a model runs here too, as it waits more than it computes.
 */
export async function runInThread(brief: Brief, engine: Engine, options: Options): Promise<StudyResult> {
  const threads = shared.current;
  if (threads === undefined || engine.kind !== "simulator") return runHere(brief, engine, options);
  const { signal, deadline, plan, onEvent, keepPeople } = options;
  let kept = Promise.resolve();
  const people = (made: People) => {
    kept = keepPeople(made);
    // It is awaited at the study's end.
    kept.catch(() => undefined);
  };
  const outcome = await threads.run({ brief, plan, deadline }, { event: onEvent, people }, signal);
  await kept;
  if ("result" in outcome) return outcome.result;
  const { code, message, cause } = outcome.fault;
  throw Object.assign(code === null ? new Error(message) : new AppError(code, message), cause !== null && { cause });
}

function runHere(brief: Brief, engine: Engine, { keepPeople, plan, ...options }: Options): Promise<StudyResult> {
  const people = async (signal: AbortSignal) => {
    const made = await makePeople(brief, engine, signal);
    await keepPeople(made);
    return made;
  };
  return runStudy(brief, engine, { ...options, ...(plan && { plan }), ...(describesPeople(brief) && { people }) });
}
