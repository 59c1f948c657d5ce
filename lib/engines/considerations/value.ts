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
    matter: "what comes back for the money",
    for: `a gain worth its cost | getting back more than {it} will cost me | I get more out of {it} than I put in
      I think {it} would be worth the money | I see a gain in {it} that covers the cost
      my money is well spent on {it}`,
    against: `too little back for the money | a gain from {it} too small for the cost
      I get too little out of {it} for the money | I do not think {it} would be worth the money
      I see no gain in {it} to cover the cost | my money does more elsewhere than in {it}`,
    why: `what I pay for {it} has to pay back | I have to justify money for {kind}
      without a gain {it} would be the first cost I cut`,
    want: "a worked example of what {it} would bring me | proof that {it} would pay for the cost",
  },
};
