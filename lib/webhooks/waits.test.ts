import { expect, test } from "vitest";
import { waitAfter, waits } from "#lib/webhooks/deliver.ts";
import { retryAfterMs } from "#lib/webhooks/post-webhook.ts";

const hour = 3_600_000;

/** A clock without waiting: the time of each attempt, from the first on. */
function walk(chance: () => number, retryAfter: number | null = null): number[] {
  const made = [0];
  for (let now = 0; ; ) {
    const wait = waitAfter(made.length, retryAfter, waits, chance);
    if (wait === null) return made;
    now += wait;
    made.push(now);
  }
}

test("eight attempts are made: at once, and after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h", () => {
  const seconds = walk(() => 0.5).map((ms) => ms / 1_000);
  expect(seconds).toEqual([0, 5, 305, 2_105, 9_305, 27_305, 63_305, 99_305]);
  expect(seconds.at(-1)! / 3_600).toBeCloseTo(27.6, 1);
});

test("each wait is a fifth shorter or longer at most, by chance", () => {
  const shortest = walk(() => 0);
  const longest = walk(() => 1);
  for (let time = 0; time < 1_000; time += 1) {
    const made = walk(Math.random);
    expect(made).toHaveLength(8);
    for (const [at, moment] of made.entries()) {
      expect(moment).toBeGreaterThanOrEqual(shortest[at]!);
      expect(moment).toBeLessThanOrEqual(longest[at]!);
    }
  }
  expect(longest.at(-1)! / shortest.at(-1)!).toBeCloseTo(1.5, 5);
});

test("a receiver may ask for later, up to a day, and never for sooner", () => {
  const middle = () => 0.5;
  expect(waitAfter(1, 60_000, waits, middle)).toBe(60_000);
  expect(waitAfter(1, 1_000, waits, middle)).toBe(5_000);
  expect(waitAfter(4, hour, waits, middle)).toBe(2 * hour);
  expect(waitAfter(1, 1_000 * hour, waits, middle)).toBe(24 * hour);
  expect(waitAfter(8, 60_000, waits, middle)).toBeNull();
});

test.each([
  ["120", 120_000],
  ["0", 0],
  ["Sat, 21 Nov 2026 12:00:30 GMT", 30_000],
  ["Sat, 21 Nov 2026 11:00:00 GMT", 0],
  ["soon", null],
  ["-5", null],
  ["99999999999", 99_999_999_999_000],
  [null, null],
])("Retry-After %s asks to wait %s ms", (header, ms) => {
  expect(retryAfterMs(header, Date.parse("2026-11-21T12:00:00Z"))).toBe(ms);
});
