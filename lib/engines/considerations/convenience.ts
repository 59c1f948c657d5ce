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
    matter: "the convenience | how convenient it is | the ease of it",
    for: `[less bother/fewer bothers/an easier day] | the bother [I save with/I am spared with/that goes away with] {it}
      I have [less bother/less of a bother/fewer things to do] with {it} | I find {it} [convenient/handy/easy to fit in]
      things get [easier/simpler for me/smoother] with {it} | I like how [easy/smooth/simple] {it} would make things`,
    against: `[one more bother/another bother/a bother too many]
      the bother [that comes with/I would have with/that is added by] {it}
      I have [more bother/more of a bother/more to do] with {it} | I find {it} [inconvenient/awkward/hard to fit in]
      things get [no easier/no simpler for me/no smoother] with {it}
      I [see {it} as one more thing to deal with/could do without the bother of {it}/have more to see to with {it}]`,
    why: `I [have enough to see to even without/have no room in my day for bother with/am busy enough without] {it}
      I drop {kind} at the first [extra bother/sign of bother/thing that is awkward]
      {it} should [take a step away and not add one/make the day shorter, not longer/spare me something]`,
    want: "[a step less/one step fewer/fewer steps] through {it} | {it} without the [extra steps/detours/fuss]",
  },
};
