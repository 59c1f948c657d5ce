import type { Consideration } from "./consideration.ts";

export const priceClarity: Consideration = {
  theme: "Clear, predictable cost",
  criterion: "Cost that can be foreseen",
  objection: "The full cost cannot be seen in advance",
  category: "price",
  wording: {
    pro: "a cost that can be foreseen",
    con: "a cost that cannot be seen in advance",
    see: "the full cost on one page before anything is signed",
    keep: "keep the whole cost on one page",
    mend: "show one figure with everything included",
  },
  loadings: { price_consciousness: 0.6, value_consciousness: 0.3, roi_rigour: 0.5, risk_aversion: 0.3 },
  touches:
    "billing, bill, subscription, subscriptions, pricing model, pricing page, pricing tier, tiers, tier, plans, contract terms, total cost",
};
