import type { Consideration } from "./consideration.ts";

export const convenience: Consideration = {
  theme: "Convenience",
  criterion: "Less bother",
  objection: "It is one more thing to deal with",
  category: "effort",
  wording: {
    pro: "less bother",
    con: "more bother",
    see: "a step that it saves them",
    keep: "name the step that it saves",
    mend: "take a step out before adding one",
  },
  loadings: { convenience: 1 },
  touches: "convenience, location, opening hours, access, accessibility, mobile",
  words: `
    -0.4 | inconvenient, far away, pick-up only, cash only, limited hours, extra trip, no app, paper forms, in-store
      only, office days, return to office, mandatory office, five days
    0.28 | convenient, hassle-free, home delivery, delivered, doorstep, on demand, on-demand, mobile app, anywhere,
      contactless, drive-through, portable, pre-portioned, hands-free, cordless, lightweight, foldable, ready to eat,
      ready-to-eat, 24/7`,
  said: {
    matter: "the convenience | how convenient it is | how much bother it is",
    for: `[less bother/less hassle/less fuss] | how much [bother/hassle/fuss] I am spared with {it}
      I have less [bother/hassle/fuss] with {it} | I find {it} [convenient/no bother/no hassle]
      {it} would [save me bother/save me hassle/spare me fuss]
      I like how little [bother/hassle/fuss] {it} would mean`,
    against: `[more bother/more hassle/more fuss] | the [bother/hassle/fuss] that comes with {it}
      I have more [bother/hassle/fuss] with {it} | I find {it} [inconvenient/a bother/a hassle]
      {it} would [give me more bother/add to my hassle/make more fuss for me]
      I [see {it} as one more hassle/see {it} as one more bother/could do without the bother of {it}]`,
    why: `I [have enough to see to even without/have no room in my day for bother with/am busy enough without] {it}
      I drop {kind} at the first [extra bother/sign of bother/thing that is awkward]
      {it} should [take a step away and not add one/make the day shorter, not longer/spare me something]`,
    want: "[a step less/one step fewer/fewer steps] through {it} | {it} without the [extra steps/detours/fuss]",
  },
};
