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
    for: `a switch without [loss/losing anything/harm] | how [smooth/easy/safe] a switch to {it} looks
      I could switch to {it} without [losing anything/any loss/a break]
      I find the move to {it} [manageable/within my powers/easy enough]
      I [see no loss in changing/would lose nothing in going over/can safely move] to {it}
      the change to {it} looks [smooth/easy/safe]`,
    against: `the [trouble/burden/strain] of switching
      how much a change to {it} would [cost us/take out of us/set us back]
      I [would lose too much by switching/leave too much behind by moving/cannot afford to switch] to {it}
      I find the move to {it} too [costly/dear/heavy]
      I [fear losing data or habits/might lose some of my work/would leave things behind] on the way to {it}
      the change to {it} looks like more [than it brings/work than gain/loss than gain]`,
    why: `a switch to {it} costs something [before it brings anything/long before it pays/up front]
      I have been settled in {kind} [for long/for years/for a good while]
      [years of work are in place/much of my work is set up/things run as they are] without {it}`,
    want: "a trial move to {it} with a way [back/home/out] | someone who [carries/does/takes over] the move to {it}",
  },
};
