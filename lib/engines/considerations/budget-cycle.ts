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
};
