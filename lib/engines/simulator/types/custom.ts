import type { TypeVoice } from "./type-voice.ts";

/** Custom question: what the simulator knows of it. */
export const custom: TypeVoice = {
  emphasis: ["value", "effort", "habit", "trust"],
  base: 0,
  answers: {
    context: {
      side: "own",
      opens: `With {kind} my concern is {matter:decides} | My situation with {kind} turns on {matter:decides}
        In {kind} I watch {matter:decides}`,
    },
    current_behaviour: {
      side: "own",
      opens: `Last time with {kind} I went by {matter:decides} | With {kind} I stayed with {today}
        As always with {kind}, I looked at {matter:decides}`,
    },
    reaction: {
      side: "own",
      opens: `What I see in {it} is {reason} | My view of {it} rests on {reason}
        With {it} I think first of {reason} | What I make of {it} comes from {reason}`,
    },
    barrier: {
      side: "against",
      opens: {
        warm: `Little stands between me and {it}, at most {con:minor}
          I see one small thing against {it}, {con:minor}`,
        torn: "What stands between me and {it} is {con} | What makes me hesitate over {it} is {con}",
        cold: "What stands between me and {it} is {con:stops} | What keeps me from {it} is {con:stops}",
      },
    },
    comparison: {
      side: "own",
      opens: `Set beside what I know, what I find in {it} is {reason} | Compared with others, I link {it} to {reason}
        Next to other {kind}, I notice {reason}`,
    },
    next_step: {
      side: "against",
      opens: {
        warm: `Next I would look closer at {it} and ask for {want}
          My next step with {it} would be to ask for {want}`,
        torn: "Before any next step with {it} I would need {want} | I would wait with {it} until I have {want}",
        cold: `I would do nothing more about {it} without {want}
          Nothing further on {it} from me without {want}`,
      },
    },
  },
};
