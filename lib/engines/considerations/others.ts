import type { Consideration } from "./consideration.ts";

export const others: Consideration = {
  theme: "Others who must agree",
  criterion: "The others agree",
  objection: "I cannot decide this alone",
  category: "social",
  wording: {
    pro: "agreement of those who share the decision",
    con: "others who would have to agree",
    see: "something to show to those who must agree",
    keep: "arm the first supporter with something to pass on",
    mend: "ask those who must agree what they need",
  },
  loadings: { consensus_need: 1, budget_authority: -0.4, family_orientation: 0.4, influence: 0.2 },
  touches:
    "stakeholder, stakeholders, decision-making, buying committee, buying group, team, teams, colleagues, partner's, board, department, decision makers, spouse",
};
