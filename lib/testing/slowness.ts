import { setTimeout as delay } from "node:timers/promises";

/** What the fixed work costs on the machine that the tests' limits are meant for, in milliseconds of the processor. */
const usualMs = 25;
const text = "Would families pay $9 a month for a box of fruit, (or not)? ".repeat(2_000);

/** Work of the kinds that reading a request is: patterns, words, tables of them, sorting and JSON. */
function fixedWork(): void {
  const words = new Map<string, number>();
  for (const [word] of text
    .normalize("NFKC")
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}]+|\$\d+/gu))
    words.set(word + (words.size % 5_000), words.size);
  JSON.parse(JSON.stringify([...words].toSorted(([one], [other]) => (one < other ? -1 : 1))));
}

/** What this thread has computed so far, in milliseconds of the processor. */
function computedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** What a thread computes while work is done, in milliseconds of the processor. */
export async function costOf(work: () => unknown, nowMs = computedMs): Promise<number> {
  const before = nowMs();
  await work();
  return nowMs() - before;
}

/** A cost over a limit as it would be on a usual machine: on a slower or busy one, what a fixed work costs there counts. */
export async function usualCost(cpuMs: number, mostMs: number): Promise<number> {
  if (cpuMs <= mostMs) return cpuMs;
  // The first time it is also compiled.
  fixedWork();
  return cpuMs / Math.max(1, (await costOf(fixedWork)) / usualMs);
}

/** The least usual cost of some runs, in milliseconds; stops at one that is within the limit. */
export async function leastCost(mostMs: number, run: () => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  // A collection of garbage or a neighbour of the core makes one measurement high; what is slow is slow each time.
  for (let time = 0; time < 8 && least > mostMs; time += 1) {
    await delay(100 * time);
    least = Math.min(least, await usualCost(await run(), mostMs));
  }
  return least;
}
