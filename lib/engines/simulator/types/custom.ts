import { answersIn, type TypeVoice } from "./type-voice.ts";

/** Custom question: what the simulator knows of it. */
export const custom: TypeVoice = {
  emphasis: ["value", "effort", "habit", "trust"],
  base: 0,
  answers: answersIn(`
context | own | With {kind} my concern is {matter:decides} | My situation with {kind} turns on {matter:decides}
  | In {kind} I watch {matter:decides}
current_behaviour | own | Last time with {kind} I went by {matter:decides} | With {kind} I stayed with {today}
  | As always with {kind}, I looked at {matter:decides}
reaction | own | What I see in {it} is {reason} | My view of {it} rests on {reason}
  | With {it} I think first of {reason} | What I make of {it} comes from {reason}
barrier warm | against | Little comes between me and {it}, at most {reason:minor}
  | I see one small thing against {it}, {reason:minor}
barrier torn | against | What comes between me and {it} is {reason} | What makes me hesitate over {it} is {reason}
barrier cold | against | What comes between me and {it} is {reason:stops} | What keeps me from {it} is {reason:stops}
comparison | own | Set beside what I know, what I find in {it} is {reason}
  | Compared with others, I link {it} to {reason}
  | Next to other {kind}, I notice {reason}
next_step warm | against | Next I would look closer at {it} and ask for {want}
  | My next step with {it} would be to ask for {want}
next_step torn | against | Before any next step with {it} I would need {want}
  | I would wait with {it} until I have {want}
next_step cold | against | I would do nothing more about {it} without {want}
  | Nothing further on {it} from me without {want}`),
};
