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
    matter: "a result that shows",
    for: `a result I can show | the results I expect from {it} | I expect a clear result from {it}
      I can point to results with {it} | I see {it} leading to something that shows
      I could measure what {it} would change`,
    against: `no result to show | how little would come out of {it} | I expect no clear result from {it}
      I could not point to any results with {it} | I see nothing measurable coming out of {it}
      I doubt that {it} would change anything that shows`,
    why: `I am judged by what comes of {it} | effort with {kind} must lead somewhere
      only a result of {it} is something I can show`,
    want: "a result of {it} that can be measured | a before and after with {it}",
  },
};
