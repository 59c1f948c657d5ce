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
    for: `real [pleasure/fun/enjoyment] | how much I [would enjoy/could enjoy/would like using] {it}
      I [enjoy {it}/have fun with {it}/take pleasure in {it}]
      I [look forward to/take delight in/like to spend time with] {it} | I find {it} [pleasant/enjoyable/fun]
      {it} would be [fun/a pleasure/a treat] for me`,
    against: `[little/not much/hardly any] pleasure | how little I [would enjoy/could enjoy/would like using] {it}
      I do not [enjoy {it}/have fun with {it}/take pleasure in {it}]
      I [do not look forward to/take no joy in/do not like to spend time with] {it}
      I find {it} [unpleasant/no fun/no pleasure] | {it} would be [no fun/no pleasure/no treat] for me`,
    why: `I [have few pleasures and choose {kind} for one/look for a bit of joy in {kind}/want to smile over {kind}]
      what I enjoy in {it} I [keep doing/do again/come back to]
      {kind} should be [more than a duty/a treat and not a task/something to look forward to]`,
    want: `a first try of {it} without [an obligation/having to go on/any strings]
      [more pleasure/some more fun/a bit of joy] in {it}`,
  },
};
