import type { Consideration } from "./consideration.ts";

export const value: Consideration = {
  theme: "Worth for the money",
  criterion: "Return on what it costs",
  objection: "The gain does not pay for the cost",
  category: "value",
  wording: {
    pro: "a gain that pays for the cost",
    con: "a gain too small for the cost",
    see: "a worked example of what comes back for what is paid",
    keep: "lead with what comes back for the money",
    mend: "work out the return with a sceptic's own figures",
  },
  loadings: { value_consciousness: 0.9, roi_rigour: 0.9, price_consciousness: 0.3 },
  touches: "worth, value, benefit, benefits, pay off, justify, business value, value proposition",
  words: `
    -0.5 | not worth, waste of money, poor value, pointless, useless, worthless, gimmick, gimmicky, no benefit, less
      for more, shrinkflation, smaller portions
    0.3 | roi, return on investment, pays for itself, payback, value for money, good value, worth it, rewards, loyalty
      points, bundle, bundled, bonus, cost-effective, high yield, higher interest, interest-bearing`,
  said: {
    matter: "what comes back for the money | what I get for my money | what the money buys",
    for: `a gain that is worth the [cost/money/price] | [getting/having] more back than {it} will cost me
      I get more out of {it} than I [put in/pay/spend]
      I think {it} would be worth [the money/what I pay/every penny]
      I see a gain in {it} that [covers/makes up for/is above] the cost | my money is well spent [on/with] {it}`,
    against: `getting too little [back for the money/for what I pay/in return for the money]
      too small a gain from {it} for the [cost/money/price]
      I [get too little out of {it} for the money/would pay more for {it} than I get]
      I do not think {it} would be worth [the money/what I pay/the cost]
      I see no gain in {it} to [cover/make up for/match] the cost
      I would get more for my money [elsewhere/in other places/with other things] than with {it}`,
    why: `what I pay for {it} has to [pay back/come back/earn its keep]
      I [have to justify money for {kind}/watch what I pay for {kind}/look twice at money for {kind}]
      without a gain {it} would be the first [cost I cut/thing I cut/thing to go]`,
    want: `a worked example of what {it} would [bring/give/earn] me
      proof that {it} would [pay for/make up for/cover] the cost`,
  },
};
