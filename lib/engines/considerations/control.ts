import type { Consideration } from "./consideration.ts";

export const control: Consideration = {
  theme: "Staying in control",
  criterion: "Leaves decisions with me",
  objection: "It takes decisions out of my hands",
  category: "fit",
  wording: {
    pro: "decisions that stay with the user",
    con: "decisions taken out of the user's hands",
    see: "where they can step in and overrule",
    keep: "keep the last word with the user",
    mend: "let it propose, and leave the decision to the user",
  },
  loadings: { craft_pride: 0.6, privacy_concern: 0.3, risk_aversion: 0.3, technology_readiness: -0.3 },
  touches:
    "control, autonomy, ownership, oversight, human oversight, delegate, delegating, override, customise, customize",
};
