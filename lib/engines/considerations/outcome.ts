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
};
