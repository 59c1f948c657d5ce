import { expect, test } from "vitest";
import type { Tool } from "#lib/tools/contract.ts";
import { usageSentence } from "./usage-sentence.ts";

const unrated = {
  speed: null,
  cost: null,
  reliability: null,
  quality: null,
  ease: null,
  documentation: null,
};
const rated = (mean: number, low: number, high: number) => ({ mean, count: 3, low, high });
const usage = (given: Partial<Tool["usage"]>): Tool["usage"] => ({
  review_count: 4,
  voices: 3,
  reviewer_count: 3,
  first_seen: { earliest: "2026-11-01", median: "2026-11-03", latest: "2026-11-20" },
  ratings: { ...unrated, speed: rated(4.4, 4, 4.8), cost: rated(2.2, 1.5, 2.9), ease: rated(3, 2, 4) },
  outcomes: { success: 2, partial: 0, failure: 1 },
  metrics: { latency_ms: null, cost_usd: null, calls: null },
  status: "ok",
  last_review_at: null,
  ...given,
});

test("without reviews and without assessments nothing is known", () => {
  expect(usageSentence({ usage: usage({ status: "no_data", review_count: 0 }), assessment: null })).toBe(
    "No agent has published a firsthand review. No desk assessment has been made either.",
  );
});

test("without reviews the assessment is named for what it is", () => {
  const assessment = { ratings: unrated, assessed_at: "2026-11-21", confidence: "low" as const };
  expect(usageSentence({ usage: usage({ status: "no_data", review_count: 0 }), assessment })).toBe(
    "No agent has published a firsthand review. What is known comes from reading: a desk assessment of 21 Nov 2026.",
  );
});

test("few reviews are called too few, and no dimension is compared", () => {
  const few = usage({ status: "insufficient", review_count: 2, reviewer_count: 2, voices: 1 });
  expect(usageSentence({ usage: few, assessment: null })).toBe(
    "1 reviewer since November: 2 successes and 1 failure. Too little to rely on: fewer than 3 voices.",
  );
});

test("many reviews of one day are called too soon", () => {
  expect(usageSentence({ usage: usage({ status: "insufficient" }), assessment: null })).toMatch(
    / Too little to rely on: all within 24 hours\.$/,
  );
});

test("a tool whose reviews do not count is not called unreviewed", () => {
  const none = usage({ status: "no_data", review_count: 2, reviewer_count: 0, voices: 0, first_seen: null });
  expect(usageSentence({ usage: none, assessment: null })).toMatch(/^No firsthand review counts\./);
});

test("dimensions are compared only when their intervals do not overlap", () => {
  expect(usageSentence({ usage: usage({}), assessment: null })).toBe(
    "3 reviewers since November: 2 successes and 1 failure. Speed is rated clearly better than cost. Reliability, quality and documentation were not rated.",
  );
  const overlapping = { ...unrated, speed: rated(4, 3, 4.8), cost: rated(3, 2, 3.5) };
  expect(usageSentence({ usage: usage({ ratings: overlapping }), assessment: null })).toContain(
    "No dimension is rated clearly better than another.",
  );
});
