import { setTimeout as delay } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { processWide } from "../process-wide.ts";
import { longestStall } from "./get-health.ts";

const stalls = processWide("stalls");
afterEach(() => {
  vi.useRealTimers();
  stalls.current = undefined;
});

function hold(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test("what holds the event loop shows for a minute", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  stalls.current = undefined;
  longestStall();
  await delay(50);
  hold(300);
  await delay(50);
  expect(longestStall()).toBeGreaterThan(250);
  vi.advanceTimersByTime(60_000);
  expect(longestStall()).toBeGreaterThan(250);
  vi.advanceTimersByTime(10_000);
  expect(longestStall()).toBeLessThan(250);
});
