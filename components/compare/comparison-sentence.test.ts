import { expect, test } from "vitest";
import { dimensionIds } from "#lib/rubric/dimensions.ts";
import { type Comparison, comparisonSentence } from "./comparison-sentence.ts";

type Ratings = Comparison["usage_ratings"];
type Verdict = Ratings["speed"]["verdict"];
const ratings = (verdicts: Partial<Record<(typeof dimensionIds)[number], Verdict>>, otherwise: Verdict) =>
  Object.fromEntries(
    dimensionIds.map((id) => [id, { verdict: verdicts[id] ?? otherwise, leader: null, higher: [], not_compared: [] }]),
  ) as unknown as Ratings;

test("without enough reviews nothing is compared", () => {
  expect(comparisonSentence(ratings({}, "not_enough_data"))).toBe(
    "Too few agents have reviewed these tools to compare them on any dimension.",
  );
});

test("the dimensions that differ are told from those that do not and from those that nobody can tell", () => {
  const told = ratings({ speed: "lead", cost: "some_differ", ease: "no_clear_difference" }, "not_enough_data");
  expect(comparisonSentence(told)).toBe(
    "Clear differences: speed and cost. No clear difference: ease. Too few reviews to compare reliability, quality and documentation.",
  );
});

test("that nothing clearly differs is said before anything else", () => {
  expect(comparisonSentence(ratings({ speed: "not_enough_data" }, "no_clear_difference"))).toBe(
    "No clear difference: cost, reliability, quality, ease and documentation. Too few reviews to compare speed.",
  );
});
