import { answersIn, type TypeVoice } from "./type-voice.ts";

/** Concept test: what the simulator knows of it. */
export const concept: TypeVoice = {
  emphasis: ["novelty", "claims", "fit", "price"],
  brings: { novelty: 0.14, habit: -0.14 },
  base: 0,
  answers: answersIn(`
first_reaction | own | My first thought about {it} is {reason} | The first thing I see in {it} is {reason}
  | What comes to me first with {it} is {reason} | With {it} I think at once of {reason}
what_is_it | for | I take it to be about {it}, meant for {promise} | In my words, it is {it} for {promise}
  | I take it to be {kind} with “{claim}”, meant for {promise} | As I read it, {kind} for {price}, meant for {promise}
who_for | for | I see people choosing {it} for {reason} | I picture {it} with people who want {promise}
  | Those after {it} will want {promise}
whats_new warm | for | What is new to me in {it} is {reason} | Compared with other {kind}, what is new is {reason}
  | The new part of {it} is {reason}
whats_new torn | for | Little in {it} is new to me, at most {reason:minor}
  | If anything is new in {it}, it is {reason:minor}
whats_new cold | for | Hardly anything in {it} is new to me, at most {reason:minor}
  | I have to look hard in {it} to find {reason:minor}
unbelievable | against | My doubt about {it} is {reason} | With “{claim}” in front of me, I still see {reason}
  | What makes me doubt {it} is {reason}
would_stop warm | against | Little would stop me with {it}, at most {reason:minor}
  | I see only one snag in {it}, {reason:minor}
would_stop torn | against | What could stop me with {it} is {reason} | What might keep me from {it} is {reason}
would_stop cold | against | What would stop me with {it} is {reason:stops}
  | What would keep me from {it} is {reason:stops}
  | The one thing between me and {it} is {reason:stops}`),
};
