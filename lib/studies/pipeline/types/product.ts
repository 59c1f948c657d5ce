import sources from "#lib/studies/pipeline/measures/sources.json" with { type: "json" };
import type { Measure } from "../../../engines/measured.ts";
import { rounded } from "../../../engines/statistics.ts";
import type { Answers, StudyForm } from "../measures/answers.ts";
import { bestWorst } from "../measures/best-worst.ts";
import { aspectsOf, itemsOf } from "../measures/closed-items.ts";
import { topBox } from "../measures/shares.ts";

const features = aspectsOf("product");

/** The share of users above which Ellis saw products grow. */
const ellisThreshold = 0.4;

/** Product fit: whether it would be missed, how it satisfies, and what matters most in it. */
export const product: StudyForm = {
  battery: (plan) => [...itemsOf("product", plan), ...features.ask(plan)],
  measures: (answers) => [
    pmfScore(answers),
    topBox(answers, { id: "csat_t2b", label: "Satisfied", item: "satisfaction", top: 2 }),
    bestWorst(answers, {
      id: "maxdiff",
      label: "What matters most",
      options: features.of(answers.plan),
    }),
  ],
};

/** The share that would be very disappointed, next to the 40 % of Ellis. */
function pmfScore(answers: Answers): Measure {
  const score = topBox(answers, {
    id: "pmf_score",
    label: "Very disappointed without it",
    item: "without",
    top: 1,
    source: sources.ellis,
  });
  return { ...score, items: [{ label: "40 % rule", value: ellisThreshold, note: againstRule(score) }] };
}

/** A score reaches the rule, or misses it, only where its whole interval does. */
function againstRule({ value, low, high }: Measure): string {
  if (value === null || low === null || high === null) return "Not known: no usable answer";
  const users = "The rule is one for people who use the product.";
  if (low >= ellisThreshold) return `Reached. ${users}`;
  if (high < ellisThreshold) return `Missed. ${users}`;
  return `Open: ${rounded(100 * value, 0)} %, and the interval holds 40 %. ${users}`;
}
