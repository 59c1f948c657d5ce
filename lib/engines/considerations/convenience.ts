import type { Consideration } from "./consideration.ts";

export const convenience: Consideration = {
  theme: "Convenience",
  criterion: "Less bother every day",
  objection: "It is one more thing to deal with",
  category: "effort",
  wording: {
    pro: "less bother every day",
    con: "one more thing to deal with",
    see: "a step of their day that falls away",
    keep: "show the step that falls away",
    mend: "take a step out before adding one",
  },
  loadings: { convenience: 1 },
  touches: "convenience, location, opening hours, access, accessibility, mobile",
};
