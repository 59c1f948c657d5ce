import type { TypeVoice } from "./type-voice.ts";

/** Churn: what the simulator knows of it. */
export const churn: TypeVoice = {
  emphasis: ["value", "reliability", "support", "migration"],
  brings: { fit: -0.14, value: -0.1, outcome: 0.12, convenience: 0.12 },
  base: -0.25,
  answers: {
    hired_for: {
      side: "for",
      opens: `When I began with {it}, I was after {promise} | I came to {it} for {promise}
        What I wanted from {it} at the start was {promise}`,
    },
    first_doubt: {
      side: "against",
      opens: {
        warm: `I had few doubts about {it}, at most {con:minor}
          If I ever doubted {it}, it was over {con:minor}`,
        torn: "My first doubt about {it} was {con} | My doubts about {it} started with {con}",
        cold: `I began to doubt {it} because of {con} | My first doubt about {it} was {con}
          What first turned me against {it} was {con}`,
      },
    },
    last_straw: {
      side: "own",
      opens: {
        warm: `What settled it for me, to stay with {it}, was {pro:decides}
          I stayed with {it} because of {pro:decides}`,
        torn: `Whether I stay with {it} turns on {reason:decides}
          It is not settled, and with {it} it turns on {reason:decides}`,
        cold: `What settled it for me, to leave {it}, was {con:stops} | I left {it} because of {con:stops}
          In the end I gave up {it} over {con:stops}`,
      },
    },
    alternatives: {
      side: "own",
      opens: `Beside {it} I looked at {rivals} | In place of {it} I would look at {rivals}
        I have no other name for {kind} in mind and would go by {matter:decides}`,
    },
    would_keep: {
      side: "against",
      opens: `What would keep me with {it} is {want} | I would stay with {it} for {want}
        To stay with {it} I would need {want}`,
    },
    exit_note: {
      side: "own",
      opens: `My note about {it} would say that {says} | On the last day with {it} I would write that {says}
        If I leave {it}, my note says that {says}`,
    },
  },
};
