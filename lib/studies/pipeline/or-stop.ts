import { setImmediate } from "node:timers/promises";

/** Waits for some work, or until the signal says stop: then it fails with the signal's reason, and the work's end is ignored. */
export async function orStop<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  // An engine that computes in this very process would otherwise hold up all other requests for a whole study.
  await setImmediate();
  signal.throwIfAborted();
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  try {
    return await Promise.race([work(), stopped]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
