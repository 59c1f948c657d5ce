import { madeOnce } from "../../process-wide.ts";

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
