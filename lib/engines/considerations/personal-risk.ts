import type { Consideration } from "./consideration.ts";

export const personalRisk: Consideration = {
  theme: "My name is on it",
  criterion: "Safe to put my name to",
  objection: "I answer for it if it fails",
  category: "risk",
  wording: {
    pro: "a choice that is safe to put a name to",
    con: "having to answer for a failure",
    see: "a step small enough to defend in front of others",
    keep: "give the one who decides something to show",
    mend: "split the decision into steps that are easy to defend",
  },
  loadings: { risk_aversion: 0.7, consensus_need: 0.4, budget_authority: -0.2 },
  touches: "responsibility, accountable, accountability, risk, risks, risky",
  words: `
    -0.4 | liability, blame, career risk, unauthorised, unauthorized, legal risk, penalty, fines, fired, responsible
      for errors, reputational risk`,
  said: {
    matter: "whether I can answer for it",
    for: `a choice I can answer for | being able to put my name to {it} | I can put my name to {it}
      I can defend {it} in front of others | I feel safe being the one who chose {it}
      nobody would blame me for {it}`,
    against: `having to answer for a failure | having to answer for {it}
      I would have to answer for {it} in a failure | I do not want my name on {it}
      I could not defend {it} in front of others | the blame for {it} would fall on me`,
    why: "my name is on {it} once I agree | a bad choice of {kind} is remembered | others ask me about {it} afterwards",
    want: "a first step with {it} that is small enough to defend | others who share the decision on {it}",
  },
};
