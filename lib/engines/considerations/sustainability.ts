import type { Consideration } from "./consideration.ts";

export const sustainability: Consideration = {
  theme: "Environmental impact",
  criterion: "Less waste and harm",
  objection: "It is wasteful",
  category: "social",
  wording: {
    pro: "less waste and harm",
    con: "waste and harm",
    see: "what is saved and what is thrown away, in figures",
    keep: "show what is not thrown away",
    mend: "cut the visible waste first",
  },
  loadings: { sustainability: 1 },
  touches: "sustainability, environment, environmental, climate, packaging, waste, carbon, recycling, footprint",
};
