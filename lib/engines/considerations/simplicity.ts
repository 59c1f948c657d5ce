import type { Consideration } from "./consideration.ts";

export const simplicity: Consideration = {
  theme: "Simple to use",
  criterion: "Simple, nothing to think about",
  objection: "There is too much in it",
  category: "fit",
  wording: {
    pro: "being simple to use",
    con: "too much in it",
    see: "their most frequent task done in a few steps",
    keep: "keep it to what is used daily",
    mend: "hide what is not needed on the first day",
  },
  loadings: { choice_confusion: 0.7, technology_readiness: -0.5, convenience: 0.5 },
  touches: "simplicity, ux, interface, navigation, ease of use, design",
};
