import { voiceOf } from "./type-voice.ts";

/** Pricing: what the simulator knows of it. */
export const pricing = voiceOf(`
base -0.1 | emphasis price, value, price_clarity, budget_cycle | apart speed, effort
value_today | for | To me the worth of {it} lies in {reason} | What I would pay for in {it} is {promise}
  | I would put {it} at {limit} at most, and what I pay for is {promise}
budget_owner | own | On money for {kind}, {others} | When money goes into {kind}, {others}
  | As to who pays for {kind}, {others}
comparison_price | own | I compare the cost of {it} with {rivals} | I hold the cost of {it} against {today}
  | I compare {it} with my other spending on {kind} | What I spent on {kind} before is my measure for {it}
  | I set the cost of {it} against what else the money would buy | For {it} I look at what other {kind} cost
price_reaction | own price | I would look at the price of {it} first
fairness | own | I call a price for {kind} fair by {matter:decides} | A fair price in {kind} turns on {matter:decides}
unlock_more | against beyond_price | I would pay more for {it} with {want} | To pay more for {it} I would need {want}`);
