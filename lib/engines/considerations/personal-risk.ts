import type { Consideration } from "./consideration.ts";

export const personalRisk: Consideration = {
  theme: "My name is on it",
  criterion: "Safe to put my name to",
  objection: "I answer for it if it fails",
  category: "risk",
  wording: {
    pro: "a choice that is safe to put a name to",
    con: "having to answer for it when it fails",
    see: "a step small enough to defend in front of others",
    keep: "give the one who decides something to show",
    mend: "split the decision into steps that are easy to defend",
  },
  loadings: { risk_aversion: 0.7, consensus_need: 0.4, budget_authority: -0.2 },
  touches: "responsibility, accountable, accountability, risk, risks, risky",
};
