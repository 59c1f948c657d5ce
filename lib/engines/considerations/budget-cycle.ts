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
    for: `the right [time/moment/season] for the budget
      [money being free for {it} now/having money free for {it} now/a budget with room for {it} now]
      I have money [set aside/put by/in hand] that {it} could come from
      I can [fit {it} into the budget/find money for {it}/budget for {it}] this year
      [the time is right to budget/now is when we plan money/this is a good moment to plan] for {it}
      there is [budget left/money left over/still budget] for {it}`,
    against: `the wrong [time/moment/season] for the budget
      [no money being free/having no money free/a budget with nothing left] for {it} at present
      I have no money [left/to hand/to spare] for {it} at present
      I cannot [fit {it} into/squeeze {it} into/find room for {it} in] the current budget
      [the time is wrong to budget/the money is planned, and not/this is a bad moment to plan] for {it}
      this year's budget was [spent/gone/given out] before {it} came up`,
    why: `money for {kind} is [planned/set/fixed] once a year
      what is not in the [plan/budget/yearly plan], like {it}, has to wait
      {kind} must compete with [costs already agreed/bills that are already there/what is already promised]`,
    want: `a start with {it} when the [next budget begins/next budget opens/new budget year starts]
      a way to [pay for {it} next year/move the cost of {it} to next year/put off the bill for {it}]`,
  },
};
