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
    mend: "try a smaller package, or a lower price to begin with",
  },
  loadings: { price_consciousness: 1, roi_rigour: 0.35, budget_authority: -0.2 },
  touches: `price, pricing, cost, costs, pay, paying, afford, spend, spending, budget, budgets, fee,
    willingness to pay, price point, priced`,
  words: `
    -0.5 | expensive, overpriced, pricey, dearer, costly, more expensive, too expensive, price increase, price rise,
      price hike, raise prices, raising prices, higher price, higher prices, price premium, costs more, cost increase,
      surcharge, luxury price, unaffordable, costs twice, twice the price, double the price, increase the price, raise
      the price, raising the price, increasing prices, charge more
    none | free parking, free time, free market, free trade, duty free, slow cooker, slow food, fair price, fair deal,
      fair share
    0.34, value 0.12 | cheap, cheaper, affordable, low-cost, low cost, discount, discounted, lower price, lower
      prices, price cut, half price, half the price, half the cost, inexpensive, budget-friendly, money off, saves
      money, save money, cashback, cash back, sale, coupon, lower cost, cost-saving, costs less, cost less, third
      less, half as much
    0.4 | free, free of charge, free plan, free tier, freemium, no cost, zero cost, free shipping, free delivery`,
  said: {
    matter: "what I can spend",
    for: `a price I can manage | the price of {it} being within reach | I can pay for {it} without trouble
      I find the price of {it} fair to my budget | my budget has room for {it} | I expected {it} to cost me more`,
    against: `a price over my budget | the high price of {it} | I cannot spare money for {it}
      I find {it} too expensive | I keep {it} out of my budget | I want {it} at a lower price`,
    why: `money spent on {it} is missing elsewhere | I have to fit {it} into what comes in
      I add up what {kind} cost me`,
    want: "a lower price for {it} | a smaller package of {it} that I can pay for",
  },
};
