import type { TypeVoice } from "./type-voice.ts";

/** Win-loss: what the simulator knows of it. */
export const winloss: TypeVoice = {
  emphasis: ["price", "proof", "vendor_risk", "others"],
  base: -0.1,
  answers: {
    trigger: {
      side: "own",
      opens: `What set off the search for {kind} was {matter:decides}
        We looked at {kind} because of {matter:decides} | Our search for {kind} began over {matter:decides}`,
    },
    process_people: {
      side: "own",
      opens: "On {kind}, {others} | When we decide on {kind}, {others} | In a decision on {kind}, {others}",
    },
    criteria: {
      side: "own",
      opens: `Side by side, {it} came down to {reason:decides} | In {kind}, we weighed most {matter:decides}
        What we weighed with {it} was {reason:decides}`,
    },
    decision_moment: {
      side: "own",
      opens: {
        warm: `The decision fell for {it} because of {pro:decides}
          It went in favour of {it} over {pro:decides}`,
        torn: `The decision on {it} hung on {reason:decides}
          It was close for {it}, and it turned on {reason:decides}`,
        cold: `The decision fell against {it} because of {con:decides}
          It went against {it} over {con:decides}`,
      },
    },
    loser_best: {
      side: "own",
      opens: {
        warm: `By choosing {it} over {rival} I accepted {con}
          What stood against {it} to the end was {con}`,
        torn: "The best point of {it} was {pro} | What spoke for {it} to the end was {pro}",
        cold: "The best point of {it}, which I did not choose, was {pro} | What I gave up with {it} was {pro}",
      },
    },
    changed_it: {
      side: "against",
      opens: `What would have changed the outcome for {it} is {want}
        The outcome for {it} would have been another with {want}
        To turn the decision on {it}, we needed {want}`,
    },
  },
};
