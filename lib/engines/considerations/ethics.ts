import type { Consideration } from "./consideration.ts";

export const ethics: Consideration = {
  theme: "Doing right",
  criterion: "In line with my values",
  objection: "It goes against what I hold right",
  category: "social",
  wording: {
    pro: "being in line with their values",
    con: "going against what they hold right",
    see: "how people are treated in making it",
    keep: "say how it is made",
    mend: "change, or openly explain, what is held against it",
  },
  loadings: { sustainability: 0.6, ad_scepticism: 0.2, need_for_cognition: 0.2 },
  touches: "ethics, values, social responsibility, purpose, diversity, politics, political",
};
