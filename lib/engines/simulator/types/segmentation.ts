import { voiceOf } from "./type-voice.ts";

/** Needs and segments: what the simulator knows of it. */
export const segmentation = voiceOf(`
base 0.1 | emphasis fit, convenience, choice, value
day_in_life | own | I turn to {kind} because of {matter:decides} | My day leads me to {kind} over {matter:decides}
goals | for | From {kind} I hope for {promise} | My hope for {kind} is {promise} | My wish with {kind} is {promise}
how_choose | own | With {kind} I look first at {matter:decides} | My first check on {kind} is {matter:decides}
  | I choose {kind} by {matter:decides} | I pick {kind} going by {matter:decides}
trade_offs | own least | In {kind} I would give up first on {matter} | I could drop much in {kind}, first {matter}
channels | own | Advice on {kind} helps me with {matter} | I ask about {kind} when it comes to {matter}
what_good_is | own | What good means in {kind} is {promise:decides} | In {kind} good comes down to {promise:decides}`);
