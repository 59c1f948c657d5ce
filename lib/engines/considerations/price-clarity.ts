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
  touches: `billing, bill, subscription, subscriptions, pricing model, pricing page, pricing tier, tiers, tier,
    plans, contract terms, total cost`,
  words: `
    -0.5 | hidden fee, hidden fees, hidden cost, hidden costs, usage-based, usage based, surge pricing, dynamic
      pricing, variable price, auto-renews, auto-renew, auto-renewal, credits-based, overage, unpredictable, fine
      print, drip pricing, extra fees, service fee, setup fee
    0.3 | flat fee, flat-rate, flat rate, transparent pricing, clear pricing, no hidden fees, no hidden costs, fixed
      price, all-inclusive, price guarantee, price lock, predictable pricing, itemised, itemized, upfront pricing`,
  said: {
    matter: "whether the cost can be foreseen",
    for: `a cost I can foresee | knowing in advance what {it} will cost
      I can see beforehand what {it} will cost | I find the cost of {it} clear | I see no hidden cost in {it}
      I can plan with what {it} will cost`,
    against: `a cost I cannot foresee | not knowing what {it} will cost in full
      I cannot see the full cost of {it} | I expect extra fees with {it}
      I do not know what {it} will cost in the end | I fear a bill for {it} that I did not expect`,
    why: `I plan {kind} with fixed amounts | a surprise on a bill for {it} is hard to take back
      I want to know the cost of {it} before I agree`,
    want: "one figure for {it} with everything included | the full cost of {it} in writing",
  },
};
