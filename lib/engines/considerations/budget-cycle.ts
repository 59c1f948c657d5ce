import type { Consideration } from "./consideration.ts";

export const budgetCycle: Consideration = {
  theme: "Timing of the budget",
  criterion: "Fits the budget cycle",
  objection: "The budget for this year is spent",
  category: "timing",
  wording: {
    pro: "the right moment in the budget",
    con: "a budget that is closed for now",
    see: "an offer that starts when the next budget does",
    keep: "time the offer to the budget round",
    mend: "prepare the offer for the next budget round",
  },
  loadings: { roi_rigour: 0.5, budget_authority: -0.6, price_consciousness: 0.3 },
  touches: "budget cycle, fiscal year, annual budget, planning cycle, budget owner",
  words: `
    -0.35 | budget cuts, budget freeze, hiring freeze, recession, cost cutting, cost-cutting, mid-year, unbudgeted,
      inflation, downturn`,
  said: {
    matter: "the timing of the budget",
    for: `the right time for the budget | money being free for {it} now
      I have money set aside that {it} could come from | I can fit {it} into the budget this year
      the time is right to budget for {it} | there is budget left for {it}`,
    against: `the wrong time for the budget | no money being free for {it} at present
      I have no money left for {it} at present | I cannot fit {it} into the current budget
      the time is wrong to budget for {it} | this year's budget was spent before {it} came up`,
    why: `money for {kind} is planned once a year | what is not in the plan, like {it}, has to wait
      {kind} must compete with costs already agreed`,
    want: "a start with {it} when the next budget begins | a way to pay for {it} next year",
  },
};
