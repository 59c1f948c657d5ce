import type { Consideration } from "./consideration.ts";

export const migration: Consideration = {
  theme: "Cost of switching",
  criterion: "A switch without loss",
  objection: "Switching costs more than it brings",
  category: "effort",
  wording: {
    pro: "a switch without loss",
    con: "a switch that costs more than it brings",
    see: "a trial move with their own data, and the way back",
    keep: "show what moves over by itself",
    mend: "carry the move, and run old and new side by side for a while",
  },
  loadings: { change_aversion: 0.9, integration_cost: 0.5, risk_aversion: 0.2 },
  touches: "switch, switching, switched, move from, transition, change provider, change from",
  words: `
    -0.45 | migration, data migration, switching cost, switching costs, replace, replaces, replacing, rip and replace,
      start over, data loss, lose data, moving from, rip-and-replace, forced upgrade
    0.28 | free migration, migration service, import tool, one-click import, easy switch, white-glove onboarding,
      switching service, data import`,
  said: {
    matter: "the cost of switching | the price of switching | the expense of switching",
    for: `a switch without [loss/trouble/harm] | how [smooth/easy/safe] it is to switch to {it}
      I could switch to {it} without [losing anything/any loss/trouble]
      I find the move to {it} [safe/easy enough/safe enough]
      I would lose nothing by [switching/changing/moving] to {it} | the change to {it} looks [smooth/easy/safe]`,
    against: `a switch that costs [more than it brings/too much/more than it is worth]
      what it would cost us to [change/switch/move] to {it}
      I would lose too much by [switching/changing/moving] to {it}
      I find the move to {it} too [costly/much trouble/much of a loss]
      I fear what I would lose on the [way/move/change] to {it}
      the change to {it} looks like more [trouble than it is worth/loss than gain]`,
    why: `a switch to {it} costs something [before it brings anything/long before it pays/up front]
      I have been settled in {kind} [for long/for years/for a good while]
      [years of work are in place/much of my work is set up/things run as they are] without {it}`,
    want: "a trial move to {it} with a way [back/home/out] | someone who [carries/does/takes over] the move to {it}",
  },
};
