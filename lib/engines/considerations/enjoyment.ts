import type { Consideration } from "./consideration.ts";

export const enjoyment: Consideration = {
  theme: "Pleasure of using it",
  criterion: "A pleasure to use",
  objection: "It takes the joy out of it",
  category: "other",
  wording: {
    pro: "pleasure",
    con: "less joy in what they like doing",
    see: "a first use without obligation",
    keep: "let people try it without obligation",
    mend: "leave them the part they enjoy",
  },
  loadings: { hedonism: 1, brand_consciousness: 0.2 },
  touches: "enjoy, pleasure, joy, atmosphere, entertainment, flavour profile",
  said: {
    matter: "the pleasure in it",
    for: `real pleasure | how much I would enjoy {it} | I enjoy {it} | I look forward to {it}
      I find {it} pleasant | I feel good about the time I spend with {it}`,
    against: `little pleasure | how little I would enjoy {it} | I do not enjoy {it}
      I do not look forward to {it} | I find {it} unpleasant | I feel no joy in {it}`,
    why: `I have few pleasures and choose {kind} for one | what I enjoy in {it} I keep doing
      {kind} should be more than a duty`,
    want: "a first try of {it} without an obligation | more pleasure in {it}",
  },
};
