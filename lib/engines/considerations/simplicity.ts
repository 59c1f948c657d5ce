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
    matter: "how simple it is to use",
    for: `being simple to use | how simple I find {it} | I find {it} simple to use
      I can use {it} without thinking | I see nothing complicated in {it}
      I like how simple {it} would be for me to use`,
    against: `being complicated to use | how complicated I find {it} | I find {it} complicated to use
      I have to think too much when using {it} | I see too much packed into {it} | I get lost in {it}`,
    why: "I want to use {it} and not study it | simple {kind} I go on using | {it} should not need my full attention",
    want: "my usual task done with {it} in a few steps | less packed into {it}",
  },
};
