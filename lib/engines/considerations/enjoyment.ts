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
  words: `
    -0.45 | unpleasant, noisy, loud, bland taste, boring taste, intrusive, interruptive, ads, advertising, adverts,
      pop-ups, pushy, stressful, painful, smells, bitter, with ads, ad-supported
    0.3 | fun, delicious, tasty, enjoyable, entertaining, playful, gamified, relaxing, comfortable, comfort, cosy,
      cozy, beautiful, stylish, delightful, indulgent, flavour, flavor, flavours, immersive, scented, soft, gourmet`,
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
