import type { Measure } from "../../../engines/measured.ts";
import { expected, mean, sum } from "../../../engines/statistics.ts";
import { aspectsOf } from "./closed-items.ts";
import { type Answers, measureOf, measureWords } from "./measure-of.ts";

/** The interviews of each persona on all needs, as expected points. */
function byPersona(answers: Answers): { name: string; ratings: number[][] }[] {
  const ratings = answers.together(aspectsOf(answers.study_type, answers.plan).map(({ id }) => id));
  const names = new Map(answers.interviews.map(({ persona_id, persona_name }) => [persona_id, persona_name]));
  const groups = Map.groupBy(ratings, ({ persona_id }) => persona_id);
  return [...groups].map(([persona_id, own]) => ({
    name: names.get(persona_id)!,
    ratings: own.map(({ distributions }) => distributions.map((shares) => expected(shares, 1))),
  }));
}

/** Each persona's stance on each need, and how many interviews that rests on. */
export function needsMap(answers: Answers): Measure {
  const groups = byPersona(answers);
  const n = sum(groups.map(({ ratings }) => ratings.length));
  return measureOf(answers, {
    ...measureWords("needs_map"),
    value: null,
    n,
    items: groups.flatMap(({ name, ratings }) =>
      aspectsOf(answers.study_type, answers.plan).map(({ label }, need) => ({
        label: `${name}: ${label}`,
        value: mean(ratings.map((own) => own[need]!)),
        note: `${ratings.length} of ${n} interviews`,
      })),
    ),
  });
}

/** How far personas differ on each need, next to how far one persona's interviews do. */
export function etaOf(answers: Answers): Measure {
  const groups = byPersona(answers);
  const items = aspectsOf(answers.study_type, answers.plan).map(({ label }, need) => {
    const value = etaSquared(groups.map(({ ratings }) => ratings.map((own) => own[need]!)));
    return { label, value, note: value === null ? "Needs two personas, repeats, and answers that differ" : undefined };
  });
  const values = items.map(({ value }) => value).filter((value) => value !== null);
  return measureOf(answers, {
    ...measureWords("eta_squared"),
    value: values.length === 0 ? null : mean(values),
    n: sum(groups.map(({ ratings }) => ratings.length)),
    items,
  });
}

/**
 * The correlation ratio: the variance between groups over the total variance, from 0 to 1. Null where it says nothing: with
 * fewer than two groups, without a group of two, or where all values are the same.
 */
export function etaSquared(groups: readonly (readonly number[])[]): number | null {
  const all = groups.flat();
  if (groups.length < 2 || all.length <= groups.length) return null;
  const middle = mean(all);
  const total = all.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  const between = groups.reduce((sum, group) => sum + group.length * (mean(group) - middle) ** 2, 0);
  // Ratings are kept with four decimals: below that, what differs is rounding.
  return total / all.length < 1e-8 ? null : Math.min(1, between / total);
}
