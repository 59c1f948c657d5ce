import { voiceOf } from "./type-voice.ts";

/** Competitive analysis: what the simulator knows of it. */
export const competitor = voiceOf(`
base -0.05 | emphasis migration, features, price, habit
current_solution | own | Today I use {today} for {kind} | For {kind} I use what I chose by {matter:decides}
  | I have something for {kind} already, chosen by {matter:decides}
how_chosen | own | I chose {kind} by {matter:decides} | When I chose, {kind} came down to {matter:decides}
shortlist | own | Beside {it} I looked at {rivals} | Next to {it} I had {rivals} in front of me
  | Apart from {it} I had {rivals} in view
  | I did not draw up a list of {kind} and went by {matter:decides}
rival_wins | against | I prefer {rival} to {it} because of {reason}
  | What keeps me with {rival} rather than {it} is {reason} | I stay with what I have today because of {reason}
rival_loses | for | I prefer {it} to {rival} because of {reason}
  | What I miss in {rival} and find in {it} is {reason} | I would leave what I have today because of {reason}
switch_trigger | against | For me to switch to {it} it would take {want} | A switch to {it} would need {want}`);
