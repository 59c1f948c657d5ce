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
    matter: "the convenience",
    for: `less bother | the bother I save with {it} | I have less bother with {it}
      I find {it} convenient | things get easier with {it} | I like how easy {it} would make things`,
    against: `one more bother | the bother that comes with {it} | I have more bother with {it}
      I find {it} inconvenient | things get no easier with {it} | I see {it} as one more thing to deal with`,
    why: `I have enough to see to even without {it} | I drop {kind} at the first extra bother
      {it} should take a step away and not add one`,
    want: "a step less through {it} | {it} without the extra steps",
  },
};
