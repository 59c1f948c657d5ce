import type { Consideration } from "./consideration.ts";

export const fit: Consideration = {
  theme: "Fits my situation",
  criterion: "Made for a case like mine",
  objection: "It is not made for people like me",
  category: "fit",
  wording: {
    pro: "being made for a case like theirs",
    con: "being made for somebody else",
    see: "a case like their own",
    keep: "show the case of the people it is for",
    mend: "say whom it is for, and whom it is not for",
  },
  loadings: { need_for_cognition: 0.2, craft_pride: 0.3, quality_consciousness: 0.3, family_orientation: 0.2 },
  touches:
    "need, needs, relevance, relevant, use case, use cases, fit, suitable, small businesses, mid-market, lifestyle",
};
