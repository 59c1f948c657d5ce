import type { Measure } from "../../../engines/measured.ts";
import { expected, mean } from "../../../engines/statistics.ts";
import { type Answers, measureOf, measureWords } from "./measure-of.ts";

/** Ratings that lie closer than this are the same: what differs is how they were rounded. */
const same = 1e-6;

function sharedBy(values: readonly number[], extreme: number): number[] {
  const reached = values.map((value) => Math.abs(value - extreme) < same);
  const many = reached.filter(Boolean).length;
  return reached.map((is) => (is ? 1 / many : 0));
}

/** Best minus worst for each of some options that one interview rated: from −1 to 1, adding up to 0. */
export function bestMinusWorst(ratings: readonly number[]): number[] {
  if (ratings.length === 0) return [];
  const best = sharedBy(ratings, Math.max(...ratings));
  const worst = sharedBy(ratings, Math.min(...ratings));
  return ratings.map((_, option) => best[option]! - worst[option]!);
}

/**
 * Best–worst scores as of a single set that shows all options: each interview's highest-rated option counts as its best,
 * its lowest-rated as its worst.
 */
export function bestWorst(
  answers: Answers,
  question: { id: string; label: string; options: readonly { id: string; label: string }[] },
): Measure {
  const { options, ...rest } = question;
  const ids = options.map(({ id }) => id);
  const { from } = answers.item(ids[0]!);
  const scoresByInterview = answers
    .together(ids)
    .map(({ distributions }) => bestMinusWorst(distributions.map((shares) => expected(shares, from))));
  const scores = options.map(({ label }, option) => ({
    label,
    value: scoresByInterview.length === 0 ? null : mean(scoresByInterview.map((own) => own[option]!)),
  }));
  return measureOf(answers, {
    ...measureWords("best_less_worst"),
    ...rest,
    value: null,
    n: scoresByInterview.length,
    items: scores.sort((one, other) => (other.value ?? 0) - (one.value ?? 0) || (one.label < other.label ? -1 : 1)),
  });
}
