import type { Measure } from "../../../engines/measured.ts";
import { rounded } from "../../../engines/statistics.ts";
import type { Answers } from "./answers.ts";
import { topBox } from "./shares.ts";

/** The share of users above which Ellis saw products grow. */
const ellisThreshold = 0.4;

/** The share that would be very disappointed, next to the 40 % of Ellis. */
export function fitScore(answers: Answers): Measure {
  const score = topBox(answers, {
    id: "pmf_score",
    label: "Very disappointed without it",
    item: "without",
    top: 1,
    source: "ellis",
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
