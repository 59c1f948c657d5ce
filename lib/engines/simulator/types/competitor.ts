import type { TypeVoice } from "./type-voice.ts";

/** Competitive analysis: what the simulator knows of it. */
export const competitor: TypeVoice = {
  emphasis: ["migration", "features", "price", "habit"],
  base: -0.05,
  answers: {
    current_solution: {
      side: "own",
      opens: `Today I use {today} for {kind} | For {kind} I use what I chose by {matter:decides}
        I have something for {kind} already, chosen by {matter:decides}`,
    },
    how_chosen: {
      side: "own",
      opens: `I chose {kind} by {matter:decides} | When I chose, {kind} came down to {matter:decides}
        My choice of {kind} rested on {matter:decides}`,
    },
    shortlist: {
      side: "own",
      opens: `Beside {it} I looked at {rivals} | Next to {it} I had {rivals} in front of me
        I did not draw up a list of {kind} and went by {matter:decides}`,
    },
    rival_wins: {
      side: "against",
      opens: `I prefer {rival} to {it} because of {con}
        What keeps me with {rival} rather than {it} is {con}
        I stay with what I have today because of {con}`,
    },
    rival_loses: {
      side: "for",
      opens: `I prefer {it} to {rival} because of {pro}
        What I miss in {rival} and find in {it} is {pro}
        I would leave what I have today because of {pro}`,
    },
    switch_trigger: {
      side: "against",
      opens: `I would switch to {it} for {want} | For me to switch to {it} it would take {want}
        A switch to {it} would need {want}`,
    },
  },
};
