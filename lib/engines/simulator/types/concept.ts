import type { TypeVoice } from "./type-voice.ts";

/** Concept test: what the simulator knows of it. */
export const concept: TypeVoice = {
  emphasis: ["novelty", "claims", "fit", "price"],
  brings: { novelty: 0.14, habit: -0.14 },
  base: 0,
  answers: {
    first_reaction: {
      side: "own",
      opens: `My first thought about {it} is {reason} | The first thing I see in {it} is {reason}
        What comes to me first with {it} is {reason} | With {it} I think at once of {reason}`,
    },
    what_is_it: {
      side: "for",
      opens: `I take it to be about {it}, meant for {promise}
        I take it to be {kind} with “{claim}”, meant for {promise}
        As I read it, {kind} for {price}, meant for {promise} | In my words, it is {it} for {promise}`,
    },
    who_for: {
      side: "for",
      opens: `I see people choosing {it} for {pro} | I picture {it} with people who want {promise}
        Those after {it} will want {promise}`,
    },
    whats_new: {
      side: "for",
      opens: {
        warm: `What is new to me in {it} is {pro} | Compared with other {kind}, what is new is {pro}
          The new part of {it} is {pro}`,
        torn: "Little in {it} is new to me, at most {pro:minor} | If anything is new in {it}, it is {pro:minor}",
        cold: `Hardly anything in {it} is new to me, at most {pro:minor}
          I have to look hard in {it} to find {pro:minor}`,
      },
    },
    unbelievable: {
      side: "against",
      opens: `My doubt about {it} is {con} | With “{claim}” in front of me, I still see {con}
        What makes me doubt {it} is {con}`,
    },
    would_stop: {
      side: "against",
      opens: {
        warm: "Little would stop me with {it}, at most {con:minor} | I see only one snag in {it}, {con:minor}",
        torn: "What could stop me with {it} is {con} | What might keep me from {it} is {con}",
        cold: `What would stop me with {it} is {con:stops} | What would keep me from {it} is {con:stops}
          The one thing between me and {it} is {con:stops}`,
      },
    },
  },
};
