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
    matter: "whether the others agree | what the others say | a yes from the others",
    for: `a yes from [the others who decide/those who decide with me]
      how easily others would [agree to/say yes to/go along with] {it}
      I [expect the others to agree to/count on a yes from others to/expect no quarrel over] {it}
      I can decide on {it} [with a yes from the others/with the others behind me/with the others agreeing]
      those who decide with me would [back/support/welcome] {it}
      I see nobody who would [object to/stand against/vote against] {it}`,
    against: `needing [others to agree/a yes from others/the others to say yes]
      having to [win others over to/talk others into/get others behind] {it}
      I cannot decide on {it} [alone/by myself/on my own]
      I [expect the others to object to/expect others to say no to/foresee a quarrel over] {it}
      I would have to [win others over to/talk others into/get others behind] {it}
      those who decide with me would not [back/support/welcome] {it}`,
    why: `I [am not the only one with a say on/share the say on/do not decide alone on] {it}
      a decision on {kind} that others [dislike/resist/did not want] does not hold
      others [live with/have to bear/deal with] {it} once I choose`,
    want: `something on {it} that I can [show/give/put before] the others
      [agreement on/a yes to/support for] {it} from those who decide with me`,
  },
};
