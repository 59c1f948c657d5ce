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
    matter: "whether I can answer for it | what I can answer for | how it would fall back on me",
    for: `a choice I can [answer for/defend/stand by] | being able to [answer for/defend/put my name to] {it}
      I can put my [name to/good name to/name under] {it}
      I can [defend/answer for/argue for] {it} in front of others
      I [feel safe being the one who chose/am not afraid to have chosen/would sign with my name for] {it}
      nobody would [blame me/point at me/hold it against me] for {it}`,
    against: `having to answer for a [failure/mistake/mess] | having to take the blame for {it}
      I would [have to answer/be blamed/get the blame] if {it} went wrong
      I [do not want my name on/would not put my name to/keep my good name away from] {it}
      I could not [defend/answer for/argue for] {it} in front of others
      I would [carry/get/have to bear] the blame for {it}`,
    why: `my name is on {it} once I [agree/say yes/sign]
      a bad choice of {kind} is [remembered/not forgotten/talked about for years]
      others ask me about {it} [afterwards/later on/when it is done]`,
    want: `a first step with {it} that is small enough to [defend/explain/undo]
      others who [share/carry/stand by] the decision on {it}`,
  },
};
