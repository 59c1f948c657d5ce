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
    matter: "the cost of switching",
    for: `a switch without loss | how smooth a switch to {it} looks
      I could switch to {it} without losing anything | I find the move to {it} manageable
      I see no loss in changing to {it} | the change to {it} looks smooth`,
    against: `the trouble of switching | how much a change to {it} would cost us
      I would lose too much by switching to {it} | I find the move to {it} too costly
      I fear losing data or habits on the way to {it} | the change to {it} looks like more than it brings`,
    why: `a switch to {it} costs something before it brings anything | I have been settled in {kind} for long
      years of work are in place without {it}`,
    want: "a trial move to {it} with a way back | someone who carries the move to {it}",
  },
};
