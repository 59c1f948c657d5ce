import type { Consideration } from "./consideration.ts";

export const price: Consideration = {
  theme: "Price against budget",
  criterion: "Fits the budget",
  objection: "It may cost more than there is to spend",
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
    matter: "what I can spend | what I can pay | what I can afford",
    for: `a price I can [manage/afford/pay] | the price of {it} being within my [reach/means/budget]
      I think I could [pay for {it} without trouble/afford {it}/pay for {it} without strain]
      I expect the price of {it} to be [right for my budget/easy on my budget/within my means]
      my budget has [room/money] for {it} | I would find it easy to [pay for/afford] {it}`,
    against: `a price that I fear is [too high/beyond my budget/more than I have]
      my fear that {it} would [cost too much/be too expensive/cost more than I have]
      I worry that {it} would cost [too much/more than I have/me too much]
      I worry about a price for {it} that is [over my budget/beyond my means/too high for me]
      I fear that {it} would be too [expensive/dear/costly] for me
      I doubt that I could [afford/pay for/find the money for] {it}
      I cannot [spare/set aside] money for {it} | I find {it} too [expensive/dear/costly]
      the price of {it} is too [high/much] for my budget`,
    why: `money spent on {it} is [missing elsewhere/gone for other things/not there for the rest]
      I have to fit {it} into what [comes in/I earn/there is each month]
      I add up what [I pay for/I spend on/goes into] {kind}`,
    want: "a [lower/smaller/better] price for {it} | a smaller package of {it} that I can [pay for/afford/manage]",
  },
};
