import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bytesPerUnit, type Caller, readCosts } from "#lib/contract.ts";
import { spendRead, spendSent } from "./spend-read.ts";

// The default limits, on a clock: e2e/costs.full.spec.ts proves that no page is larger than assumed here.

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const tenMinutes = 600_000;

/** Reads at this interval for ten minutes; returns the number of refusals. */
async function refusals(address: string, everyMs: number, cost: number, bytes: number): Promise<number> {
  let refused = 0;
  for (let at = 0; at < tenMinutes; at += everyMs) {
    const caller: Caller = { address, spent: [] };
    await spendRead(caller, cost).catch(() => {
      refused += 1;
    });
    await spendSent(address, Math.floor(bytes / bytesPerUnit));
    vi.advanceTimersByTime(everyMs);
  }
  return refused;
}

test("a person who opens a page every two seconds for ten minutes meets no refusal, whatever the page", async () => {
  expect(await refusals("203.0.113.1", 2_000, readCosts.page, 150_000)).toBe(0);
  expect(await refusals("203.0.113.2", 2_000, readCosts.docs, 150_000)).toBe(0);
});

test("an agent that reads five records a second, or two searches, meets none", async () => {
  expect(await refusals("203.0.113.3", 200, readCosts.record, 31_000)).toBe(0);
  expect(await refusals("203.0.113.4", 500, readCosts.list, 31_000)).toBe(0);
});

test("one that reads documentation every half second does", async () => {
  expect(await refusals("203.0.113.5", 500, readCosts.docs, 150_000)).toBeGreaterThan(0);
});
