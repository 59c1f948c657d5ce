import type { Consideration } from "./consideration.ts";

export const enjoyment: Consideration = {
  theme: "Pleasure of using it",
  criterion: "A pleasure to use",
  objection: "It takes the joy out of it",
  category: "other",
  wording: {
    pro: "pleasure in using it",
    con: "less joy in what they like doing",
    see: "a first use without obligation",
    keep: "let people try it for fun",
    mend: "leave them the part they enjoy",
  },
  loadings: { hedonism: 1, brand_consciousness: 0.2 },
  touches: "enjoy, experience, pleasure, joy, atmosphere, entertainment, love, flavour profile, feel",
};
