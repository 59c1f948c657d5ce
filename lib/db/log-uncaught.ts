import { loggedError } from "./logged-error.ts";

/** Logs what nobody caught, as everything else is logged: Next's own listeners write errors out with all their members. */
export function logUncaught(): void {
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.removeAllListeners(event);
    process.on(event, (error: unknown) => console.error(`Nobody caught (${event}):`, loggedError(error)));
  }
}
