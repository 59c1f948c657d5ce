import type { Consideration } from "./consideration.ts";

export const status: Consideration = {
  theme: "What it says about me",
  criterion: "Something to be seen with",
  objection: "It is not something to be seen with",
  category: "social",
  wording: {
    pro: "something to be seen with",
    con: "not something to be seen with",
    see: "people they look up to who use it",
    keep: "keep its look and the company it keeps",
    mend: "test how it looks to those around them",
  },
  loadings: { brand_consciousness: 1, influence: 0.5, price_consciousness: -0.3 },
  touches: "image, brand image, prestige level, impress, appearance, identity",
};
