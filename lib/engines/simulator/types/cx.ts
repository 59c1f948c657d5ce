import { voiceOf } from "./type-voice.ts";

/** Customer experience: what the simulator knows of it. */
export const cx = voiceOf(`
base 0.05 | emphasis service, speed, effort, reliability
  | brings speed -0.16, effort -0.12, service 0.16, simplicity 0.12 | apart habit, price, novelty
last_journey | own | From start to end with {it}, I notice {reason} | My last time with {it} comes down to {reason}
best_worst | own | What stays with me from {it} is {reason} | The part of {it} I think back to is {reason}
effort | against | Most effort with {it} went into {reason} | More work than expected with {it} was {reason}
recovery | against | After trouble with {it}, I would want {want} | When something fails at {it}, I want {want}
channel | own | I choose screen, phone or person by {matter:decides} | How I reach {it} depends on {matter:decides}
one_fix | against | The first fix to {it} concerns {reason} | What I would change in {it} is {reason}`);
