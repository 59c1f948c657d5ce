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
  touches: `stakeholder, stakeholders, decision-making, buying committee, buying group, team, teams, colleagues,
    partner's, board, department, decision makers, spouse`,
  words: `
    -0.3 | needs approval, board approval, committee, union, legal review, procurement process, procurement review,
      sign-off, everyone must agree, works council`,
  said: {
    matter: "whether the others agree",
    for: `the others agreeing | how easily others would agree to {it} | I expect the others to agree to {it}
      I can decide on {it} without a fight | those who decide with me would back {it}
      I see nobody in my way with {it}`,
    against: `others who have to agree | having to win others over to {it} | I cannot decide on {it} alone
      I expect the others to object to {it} | I would have to win others over to {it}
      those who decide with me would not back {it}`,
    why: `I am not the only one with a say on {it} | a decision on {kind} that others dislike does not hold
      others live with {it} once I choose`,
    want: "something on {it} that I can show the others | agreement on {it} from those who decide with me",
  },
};
