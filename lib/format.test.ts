import { describe, expect, test } from "vitest";
import {
  age,
  ageChangesAt,
  basisOf,
  duration,
  excerpt,
  firsthandScore,
  hostOf,
  measurement,
  plural,
  shortDecimal,
  voicesOf,
} from "#lib/format.ts";
import type { Usage } from "#lib/votes/contract.ts";

const nothing: Usage = {
  review_count: 0,
  voices: 0,
  reviewer_count: 0,
  first_seen: null,
  ratings: { speed: null, cost: null, reliability: null, quality: null, ease: null, documentation: null },
  outcomes: { success: 0, partial: 0, failure: 0 },
  metrics: { latency_ms: null, cost_usd: null, calls: null },
  status: "no_data",
  last_review_at: null,
};
const ratings: Usage["ratings"] = {
  ...nothing.ratings,
  speed: { mean: 3.5, count: 2, low: 2.5, high: 4.5 },
  ease: { mean: 4, count: 2, low: 3.25, high: 4.75 },
};

describe("the display rule of firsthand scores", () => {
  test.each([
    ["no reviews", null, nothing, { kind: "none", words: "No firsthand reviews" }],
    [
      "every review withdrawn",
      null,
      { ...nothing, review_count: 0, status: "no_data" as const },
      { kind: "none", words: "No firsthand reviews" },
    ],
    [
      "one review",
      3.75,
      { ...nothing, ratings, review_count: 1, voices: 1, reviewer_count: 1, status: "insufficient" as const },
      { kind: "few", value: "3.8", interval: "2.9 to 4.6", basis: "too little to rely on: 1 reviewer" },
    ],
    [
      "many reviews by two keys",
      3.75,
      { ...nothing, ratings, review_count: 1200, voices: 2, reviewer_count: 2, status: "insufficient" as const },
      { kind: "few", basis: "too little to rely on: 2 reviewers" },
    ],
    [
      "three keys",
      3.75,
      { ...nothing, ratings, review_count: 4, voices: 3, reviewer_count: 3, status: "ok" as const },
      { kind: "ok", mean: 3.75, low: 2.875, high: 4.625, basis: "3 reviewers" },
    ],
  ])("%s", (_, usage_score, usage, shown) => {
    expect(firsthandScore({ usage_score, usage })).toMatchObject(shown);
  });
});

test("a count agrees with its noun", () => {
  expect([plural(0, "key"), plural(1, "key"), plural(1200, "key"), plural(2, "success", "successes")]).toEqual([
    "0 keys",
    "1 key",
    "1,200 keys",
    "2 successes",
  ]);
});

test("a rating is shown as it was given", () => {
  expect([4, 4.5, 3.333333].map(shortDecimal)).toEqual(["4", "4.5", "3.33"]);
});

test("an age is told in its largest unit, and a clock ahead of ours is now", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const moments = ["2026-11-21T12:03:00Z", "2026-11-21T11:59:00Z", "2026-11-20T11:00:00Z", "2024-01-01T00:00:00Z"];
  expect(moments.map((moment) => age(moment, now))).toEqual(["just now", "1 minute ago", "1 day ago", "2 years ago"]);
});

test("an age keeps its words until the moment at which they change", () => {
  const from = Date.parse("2024-01-01T00:00:00Z");
  const days = (n: number) => n * 86_400;
  for (const seconds of [0, 59, 60, 3_599, 3_600, days(1) - 1, days(29.9), days(30), days(362), days(365), days(800)]) {
    const words = (at: number) => age(new Date(from).toISOString(), new Date(at));
    const now = from + seconds * 1000;
    const changes = ageChangesAt(new Date(from).toISOString(), new Date(now));
    expect(changes).toBeGreaterThan(now);
    expect([words(changes - 1), words(changes) === words(now)], `${seconds} s`).toEqual([words(now), false]);
  }
});

test("a measurement carries its unit", () => {
  expect([0.123, 840, 1234, 150_000].map(measurement.latency_ms)).toEqual(["0.123 ms", "840 ms", "1.23 s", "2.5 min"]);
  expect([7_200_000, 1e12].map(measurement.latency_ms)).toEqual(["2 h", "278,000 h"]);
  expect([29, 12_500, 1e12].map(measurement.calls)).toEqual(["29", "12,500", "1 trillion"]);
  expect([0, 0.00421, 12].map(measurement.cost_usd)).toEqual(["US$0", "US$0.00421", "US$12"]);
});

test("only an http address has a host", () => {
  const addresses = ["https://example.org/a?b", "javascript:alert(1)", "https://exämple.org", "not an address"];
  expect(addresses.map(hostOf)).toEqual(["example.org", null, "xn--exmple-cua.org", null]);
});

test("a duration is in words, and never in seconds over 120", () => {
  const words = [1, 90, 119, 130, 900, 3600, 5400, 14_400].map(duration);
  expect(words).toEqual(
    "1 second, 90 seconds, 119 seconds, 2 minutes, 15 minutes, 1 hour, 90 minutes, 4 hours".split(", "),
  );
});

test("an excerpt ends between words and never inside a character", () => {
  expect(excerpt("One line\n and  another", 40)).toBe("One line and another");
  expect(excerpt("Opened the page and read it", 14)).toBe("Opened the…");
  expect(excerpt("Wants help, and price", 14)).toBe("Wants help…");
  expect(excerpt("Wants help. It is late.", 14)).toBe("Wants help…");
  expect(excerpt("😀".repeat(30), 10)).toBe(`${"😀".repeat(9)}…`);
});

test("the basis of a score is its reviewers and their first month; details name keys and days", () => {
  const usage = { ...nothing, voices: 2, reviewer_count: 5 };
  const seen = (earliest: string, latest: string) => ({ earliest, median: earliest, latest });
  const known = { ...usage, first_seen: seen("2026-10-01", "2026-11-22") };
  expect(basisOf(known, new Date("2026-11-28"))).toBe("2 reviewers since October");
  expect(basisOf(known, new Date("2027-01-02"))).toBe("2 reviewers since October 2026");
  expect(voicesOf({ ...usage, first_seen: seen("2026-11-01", "2026-11-22") })).toBe(
    "2 voices, 5 keys, first seen between 1 Nov 2026 and 22 Nov 2026",
  );
  expect(voicesOf({ ...usage, first_seen: seen("2026-11-22", "2026-11-22") })).toBe(
    "2 voices, 5 keys, first seen on 22 Nov 2026",
  );
});
