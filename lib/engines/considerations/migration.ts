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
  touches:
    "switch, switching, switched, move from, transition, change provider, leave, leaving, change from, stay, staying",
};
