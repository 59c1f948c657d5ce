import { loggedError } from "../../db/logged-error.ts";
import { isStorageAway } from "../../db/storage-away.ts";
import { EngineFault } from "../../engines/engine-fault.ts";
import { AppError } from "../../errors.ts";
import { type Clock, clockOf, OutOfTime, waitingDeadlineMs } from "./study-clock.ts";

/** Why a step failed and what to do; of what else was thrown the log has the rest. */
export function adviceOf(cause: unknown): string {
  if (cause instanceof EngineFault) return cause.sentence;
  if (cause instanceof OutOfTime)
    return `The time for it was over first. ${cause.isWaited ? "Start a study with Prefer: respond-async, which gives it AI_DEADLINE_S" : "Set a longer AI_DEADLINE_S"}, or set a quicker model.`;
  return "Something went wrong in this service, and its log has it: send the same request again, and if it fails alike, tell the operator when you did.";
}

/** Writes to the log what no sentence of ours explains. */
export function logUnexpected(step: string, cause: unknown): void {
  if (!(cause instanceof EngineFault || cause instanceof OutOfTime)) console.error(step, loggedError(cause));
}

/** A failure in words for the caller; its cause is for the log. */
export function failedFor(failure: string, cause: unknown): AppError {
  const error = new AppError("research_failed", `${failure} ${adviceOf(cause)}`);
  error.cause = cause;
  return error;
}

/** Does work within the time of a caller who waits; what fails but for a refusal of ours fails in these words. */
export async function whileWaiting<Result>(failure: string, work: (clock: Clock) => Promise<Result>): Promise<Result> {
  const now = Date.now;
  const clock = clockOf({ signal: undefined, deadline: now() + waitingDeadlineMs, now });
  try {
    return await work(clock);
  } catch (error) {
    if (error instanceof AppError || isStorageAway(error)) throw error;
    console.error(failure, loggedError(error));
    throw failedFor(failure, error);
  } finally {
    clock.end();
  }
}
