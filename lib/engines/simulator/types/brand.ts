import { voiceOf } from "./type-voice.ts";

/** Brand perception: what the simulator knows of it. */
export const brand = voiceOf(`
base 0.1 | emphasis trust, quality, status, references | brings claims -0.12, fit -0.1, trust 0.14, references 0.08
  | apart price, habit, urgency, effort, migration
last_time | own | I chose {kind} by {matter:decides} | Last time with {kind} I went by {matter:decides}
  | My last choice of {kind} rested on {matter:decides} | With {kind} I last looked at {matter:decides}
names_in_mind | own | No name leads in {kind} for me, so I look at {matter:decides}
  | I have no name ready for {kind} and go by {matter:decides} | In {kind} I know no names and go by {matter:decides}
stands_for | own | What I connect with {it} is {reason} | Hearing of {it} I think of {reason}
brand_story | own | What I know of {it} comes down to {reason} | Meeting {it} left me with {reason}
not_for | against | I would keep others from {it} over {reason} | I would steer my own kind away from {it} over {reason}
change_view | against | My view of {it} would change with {want} | What would change {it} for me is {want}`);
