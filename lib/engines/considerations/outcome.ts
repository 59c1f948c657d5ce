import type { Consideration } from "./consideration.ts";

export const outcome: Consideration = {
  theme: "A result that shows",
  criterion: "A result that can be shown",
  objection: "No result would show",
  category: "value",
  wording: {
    pro: "a result that shows",
    con: "no result that shows",
    see: "a before and after that can be measured",
    keep: "name the result and when it shows",
    mend: "agree on one measure of success before the start",
  },
  loadings: { time_to_value: 0.7, roi_rigour: 0.5, proof_demand: 0.2 },
  touches: "outcome, outcomes, goal, goals, success, impact, revenue, conversion, growth, kpi",
  words: `
    0.3 | increases revenue, more revenue, more leads, higher conversion, measurable, reduces churn, results, boosts,
      improves, productivity, increase sales, grow, faster close, cuts costs, reduce costs, reduces costs, efficiency,
      efficient, effective, performance, accuracy, fewer errors, error-free`,
  said: {
    matter: "a result that shows | a result that can be seen | a result that counts",
    for: `a result I can [show/see/point to] | the [clear/good/real] results I expect from {it}
      I expect a [clear/good/real] result from {it} | I can [point to results/show results/show a result] with {it}
      I see {it} leading to a result [that shows/I can show/I can see]
      I could measure the good results {it} would [bring/have/show]`,
    against: `no result to [show/see/point to] | how little result I [expect/see/hope for] from {it}
      I expect no [clear/good/real] result from {it}
      I could not [point to any results/show what I got/show a result] with {it}
      I see no result [coming out of/that shows with/worth the name from] {it}
      I doubt that {it} would bring a result [that shows/one can see/that counts]`,
    why: `I am [judged/measured/rated] by what comes of {it}
      effort with {kind} must [lead somewhere/bear fruit/come to something]
      only a result of {it} is something [I can show/that counts with others/worth talking about]`,
    want: "a result of {it} that can be [measured/counted/seen] | a before and after [with/of/around] {it}",
  },
};
