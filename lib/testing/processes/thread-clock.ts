import { existsSync, readFileSync } from "node:fs";

/** What the main thread of a process has computed so far, in milliseconds, also while it computes; null without Linux's /proc. */
export function clockOf(pid: number): (() => number) | null {
  const schedule = `/proc/${pid}/task/${pid}/schedstat`;
  // Its first number is in nanoseconds.
  return existsSync(schedule) ? () => Number(readFileSync(schedule, "utf8").split(" ")[0]) / 1e6 : null;
}
