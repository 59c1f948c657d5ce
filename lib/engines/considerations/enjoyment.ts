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
    matter: "the pleasure in it | the joy in it | the fun in it",
    for: `[real/true/plain] pleasure | how [much I would enjoy/gladly I would have/good I would feel with] {it}
      I [enjoy {it}/have fun with {it}/take pleasure in {it}]
      I [look forward to {it}/am glad of {it}/am happy at the thought of {it}] | I find {it} [pleasant/lovely/fun]
      I feel good about the time [I spend with/I give to/that goes into] {it}`,
    against: `[little/not much/hardly any] pleasure | how little I would [enjoy/like/care for] {it}
      I do not [enjoy {it}/have fun with {it}/take pleasure in {it}]
      I do not [look forward to {it}/feel glad of {it}/feel drawn to {it}] | I find {it} [unpleasant/no fun/tiring]
      I feel no joy [in/about/at the thought of] {it}`,
    why: `I [have few pleasures and choose {kind} for one/look for a bit of joy in {kind}/want to smile over {kind}]
      what I enjoy in {it} I [keep doing/do again/come back to]
      {kind} should be [more than a duty/a treat and not a task/something to look forward to]`,
    want: `a first try of {it} without [an obligation/having to go on/any strings]
      [more pleasure/some more fun/a bit of joy] in {it}`,
  },
};
