import { voiceOf } from "./type-voice.ts";

/** Concept test: what the simulator knows of it. */
export const concept = voiceOf(`
base 0 | emphasis novelty, claims, fit, price | brings novelty 0.14, habit -0.14
first_reaction | own | The first thing I see in {it} is {reason} | What comes to me first with {it} is {reason}
what_is_it | for | I take it to be about {it}, meant for {promise} | In my words, it is {it} for {promise}
  | I take it to be {kind} with “{claim}”, meant for {promise} | As I read it, {kind} for {price}, meant for {promise}
who_for | for | I see people choosing {it} for {reason} | I picture {it} with people who want {promise}
whats_new warm | for | What is new to me in {it} is {reason} | The new part of {it} is {reason}
whats_new torn | for | Little in {it} is new to me, at most {reason:minor} | The only new part of {it} is {reason:minor}
whats_new cold | for | Hardly any of {it} is new, at most {reason:minor} | I look hard in {it} to find {reason:minor}
unbelievable | against | With “{claim}” in front of me, I still see {reason} | What makes me doubt {it} is {reason}
would_stop warm | against | Little stops me with {it}, at most {reason:minor} | My one snag with {it} is {reason:minor}
would_stop torn | against | What could stop me with {it} is {reason} | What might keep me from {it} is {reason}
would_stop cold | against | What stops me with {it} is {reason:stops} | What keeps me from {it} is {reason:stops}`);
