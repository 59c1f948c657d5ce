import type { Consideration } from "./consideration.ts";

export const price: Consideration = {
  theme: "Price against budget",
  criterion: "Fits the budget",
  objection: "It costs more than there is to spend",
  category: "price",
  wording: {
    pro: "a price within reach",
    con: "a price beyond the budget",
    see: "a price or a package within what is spent today",
    keep: "name the price early",
    mend: "try a smaller package or a lower way in",
  },
  loadings: { price_consciousness: 1, roi_rigour: 0.35, budget_authority: -0.2 },
  touches:
    "price, pricing, cost, costs, pay, paying, afford, spend, spending, budget, budgets, fee, willingness to pay, price point, priced",
};
