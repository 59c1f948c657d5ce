import type { Consideration } from "./consideration.ts";

export const quality: Consideration = {
  theme: "Quality of the result",
  criterion: "Good, even quality",
  objection: "The quality would not hold up",
  category: "value",
  wording: {
    pro: "a result of even quality",
    con: "doubt that the quality holds up",
    see: "a sample made under everyday conditions",
    keep: "let people try the result itself",
    mend: "hand out samples and ask again after some weeks",
  },
  loadings: { quality_consciousness: 1, craft_pride: 0.8 },
  touches: "standards, craftsmanship, taste, ingredients, materials, output quality",
};
