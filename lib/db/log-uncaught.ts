import { loggedError } from "./logged-error.ts";

/** Logs uncaught errors like all others: Next's own listeners would write out all their members. */
export function logUncaught(): void {
  // Logging that a closed log failed would fail again, forever.
  for (const log of [process.stdout, process.stderr]) log.on("error", () => undefined);
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.removeAllListeners(event);
    process.on(event, (error: unknown) => console.error(`Nobody caught (${event}):`, loggedError(error)));
  }
}
