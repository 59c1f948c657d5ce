import type { Consideration } from "./consideration.ts";

export const family: Consideration = {
  theme: "What it means at home",
  criterion: "Good for the household",
  objection: "The others at home would not use it",
  category: "social",
  wording: {
    pro: "something good for the household",
    con: "the others at home who would not use it",
    see: "a try-out with the whole household",
    keep: "show it in use at home",
    mend: "try it with the whole household before asking again",
  },
  loadings: { family_orientation: 1 },
  touches:
    "kids, child, children, toddler, toddlers, parents, family, families, household, mum, mom, dad, mothers, fathers, home life, baby, teenagers, teens, grandparents",
};
