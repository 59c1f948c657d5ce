import { expect } from "vitest";
import { costOf, leastCost } from "./slowness.ts";

/** Expects work to cost at most so many milliseconds of a usual machine's processor. */
export async function expectCheap(mostMs: number, work: () => unknown, what?: string): Promise<void> {
  expect(await leastCost(mostMs, () => costOf(work)), what).toBeLessThanOrEqual(mostMs);
}
