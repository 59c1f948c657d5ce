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
    matter: "whether the cost can be foreseen | how clear the cost is | a cost that is known",
    for: `a cost I can [foresee/plan with/see in advance]
      knowing [in advance/beforehand/from the start] what {it} will cost
      I can see [beforehand/in advance/from the start] what {it} will cost
      I find the cost of {it} [clear/plain/easy to foresee] | I see no hidden [cost/fee/extra] in {it}
      I can [plan/reckon/budget] with what {it} will cost`,
    against: `a cost I cannot [foresee/plan with/see in advance]
      not knowing what {it} will cost [in full/in total/all told]
      I cannot see the [full/whole/real] cost of {it} in advance
      I expect [extra fees/hidden costs/hidden fees] with {it}
      I [do not know what {it} will cost in the end/cannot tell the final bill for {it}]
      I fear a bill for {it} that I did not [expect/foresee/see coming]`,
    why: `I plan {kind} with [fixed/firm/known] amounts
      [a surprise on a bill for {it} is hard to take back/fees that come late spoil {it} for me]
      I [want to know the cost of {it} before I agree/ask for the cost of {it} first]`,
    want: `one figure for {it} with everything [included/in it/counted]
      the full cost of {it} [in writing/on paper/in black and white]`,
  },
};
