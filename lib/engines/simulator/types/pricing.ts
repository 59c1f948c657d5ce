import type { TypeVoice } from "./type-voice.ts";

/** Pricing: what the simulator knows of it. */
export const pricing: TypeVoice = {
  emphasis: ["price", "value", "price_clarity", "budget_cycle"],
  apart: ["speed", "effort"],
  base: -0.1,
  answers: {
    value_today: {
      side: "for",
      opens: `To me the worth of {it} lies in {pro}
        I would put {it} at {limit} at most, and what I pay for is {promise}
        What I would pay for in {it} is {promise}`,
    },
    budget_owner: {
      side: "own",
      opens: `On money for {kind}, {others} | When money goes into {kind}, {others}
        As to who pays for {kind}, {others}`,
    },
    comparison_price: {
      side: "own",
      opens: `I compare the cost of {it} with {rivals} | I hold the cost of {it} against {today}
        I compare {it} with my other spending on {kind}`,
    },
    price_reaction: {
      side: "own",
      about: "price",
      opens: "I would look at the price of {it} first",
    },
    fairness: {
      side: "own",
      opens: `What makes a price for {kind} fair is {matter:decides}
        I call a price for {kind} fair by {matter:decides}
        Whether a price for {kind} is fair depends on {matter:decides}`,
    },
    unlock_more: {
      side: "against",
      about: "beyond_price",
      opens: `I would pay more for {it} with {want} | What would get more money for {it} out of me is {want}
        To pay more for {it} I would need {want}`,
    },
  },
};
