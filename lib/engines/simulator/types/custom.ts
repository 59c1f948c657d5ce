import { voiceOf } from "./type-voice.ts";

/** Custom question: what the simulator knows of it. */
export const custom = voiceOf(`
base 0 | emphasis value, effort, habit, trust
context | own | With {kind} my concern is {matter:decides} | My situation with {kind} turns on {matter:decides}
current_behaviour | own | Last time with {kind} I went by {matter:decides} | With {kind} I stayed with {today}
  | As always with {kind}, I looked at {matter:decides}
reaction | own | With {it} I think first of {reason} | What I make of {it} comes from {reason}
barrier warm | against | Little keeps me from {it}, at most {reason:minor} | My one snag with {it} is {reason:minor}
barrier torn | against | What comes between me and {it} is {reason} | What makes me hesitate over {it} is {reason}
barrier cold | against | What comes between me and {it} is {reason:stops} | What keeps me from {it} is {reason:stops}
comparison | own | Set beside what I know, what I find in {it} is {reason} | Next to other {kind}, I notice {reason}
next_step warm | against | Next I would look at {it} and ask for {want} | My next step with {it} is to ask for {want}
next_step torn | against | I would wait with {it} until I have {want} | Before I go on with {it} I need {want}
next_step cold | against | I would do nothing more about {it} without {want} | Nothing further on {it} without {want}`);
