import type { Consideration } from "./consideration.ts";

export const choice: Consideration = {
  theme: "Enough choice",
  criterion: "Choice without confusion",
  objection: "There is too much to choose from",
  category: "other",
  wording: {
    pro: "enough to choose from",
    con: "too much or too little to choose from",
    see: "a short choice that has theirs in it",
    keep: "keep the choice clear",
    mend: "test a shorter list against a longer one",
  },
  loadings: { choice_confusion: 0.8, need_for_cognition: -0.2 },
  touches: "choose, choosing, choice, selecting, select, compare, comparing, assortment, range, decide",
};
