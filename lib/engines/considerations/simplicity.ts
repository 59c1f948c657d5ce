import type { Consideration } from "./consideration.ts";

export const simplicity: Consideration = {
  theme: "Simple to use",
  criterion: "Simple, nothing to think about",
  objection: "There is too much in it",
  category: "fit",
  wording: {
    pro: "being simple to use",
    con: "being too complicated",
    see: "their most frequent task done in a few steps",
    keep: "keep it to what is used daily",
    mend: "hide what is not needed on the first day",
  },
  loadings: { choice_confusion: 0.7, technology_readiness: -0.5, convenience: 0.5 },
  touches: "simplicity, ux, interface, navigation, ease of use, design",
  words: `
    -0.4 | complex, cluttered, bloated, overloaded, feature bloat, overcomplicated, dense, crowded interface
    0.28 | simple, simpler, minimalist, minimal, clean interface, intuitive, user-friendly, user friendly,
      clutter-free, streamlined, all-in-one, all in one, straightforward`,
  said: {
    matter: "how simple it is to use | how easy it is to use | how plain it is to use",
    for: `something [simple/easy] to use | how [simple/easy/clear] I find {it}
      I find {it} [simple/easy/plain] to use | I can use {it} without [thinking/a second thought/looking things up]
      I see nothing [complicated/difficult/confusing] in {it}
      I like how simple {it} would be [for me/to use/for me to use]`,
    against: `something too [complicated/difficult/confusing] to use
      how [complicated/difficult/confusing] I find {it} | I find {it} [complicated/difficult/confusing] to use
      I would have to think too much [to use/when using/in using] {it}
      I find {it} too [complicated/difficult/confusing] for me | I get [lost/confused/stuck] in {it}`,
    why: `I want to use {it} and not [study it/read about it/sit an exam on it]
      simple {kind} I [go on using/keep using/come back to] | {it} should not need my [full/whole/complete] attention`,
    want: `my usual task done with {it} in [a few/three or four/fewer] steps
      less [packed into/piled into/going on in] {it}`,
  },
};
