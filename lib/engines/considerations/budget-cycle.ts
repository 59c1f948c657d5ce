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
    matter: "the timing of the budget | the season of the budget | the calendar of our budget",
    for: `the right [time/moment/point] in the budget year | having money [free/set aside/put by] this year for {it}
      I have money [set aside/put by/free] this year for {it}
      I can [fit {it} into/find room for {it} in/put {it} into] this year's budget
      [this is a good moment to budget/the time is right to budget/this is a good time to plan money] for {it}
      there is [still budget/budget left/still money] this year for {it}`,
    against: `a budget that is [spent/used up/closed] for this year
      having no budget [left/free/to spare] this year for {it}
      I have no budget [left/free/to spare] this year for {it}
      I cannot [fit {it} into/find room for {it} in/put {it} into] this year's budget
      [this is a bad moment to budget/the time is wrong to budget/this is a bad time to plan money] for {it}
      this year's budget was [spent/gone/given out] before {it} came up`,
    why: `money for {kind} is [planned/set/fixed] once a year
      what is not in the [plan/budget/yearly plan], like {it}, has to wait
      {kind} must compete with [costs already agreed/bills that are already there/what is already promised]`,
    want: `a start with {it} when the [next budget begins/next budget opens/new budget year starts]
      a way to [pay for {it} next year/move the cost of {it} to next year/put off the bill for {it}]`,
  },
};
