import type { Consideration } from "./consideration.ts";

export const choice: Consideration = {
  theme: "Enough choice",
  criterion: "Choice without confusion",
  objection: "There is too much to choose from",
  category: "other",
  wording: {
    pro: "enough to choose from",
    con: "too much or too little to choose from",
    see: "a short choice that has theirs in it",
    keep: "keep the choice clear",
    mend: "test a shorter list against a longer one",
  },
  loadings: { choice_confusion: 0.8, need_for_cognition: -0.2 },
  touches: "choice, assortment, range",
  words: `
    -0.3 | too many options, endless options, limited choice, limited selection, few options, out of stock, sold out,
      waiting list, waitlist
    0.2 | wide selection, wide choice, large catalogue, many options, variety, selection, menu of, curated,
      hand-picked, rotating`,
  said: {
    matter: "the choice",
    for: `enough to choose from | the good choice I have with {it} | I have enough choice with {it}
      I find something for me in {it} | I can choose with {it} without getting confused
      I like the choice I have with {it}`,
    against: `too little I can choose from | the choice there is with {it} not suiting me
      I do not have the right choice with {it} | I find it hard to choose with {it}
      I am put off by the choice in {it} | I do not find my own choice in {it}`,
    why: `with {kind} I want to choose and not search | too much choice in {it} tires me
      I know what I want in {kind} when I see it`,
    want: "a short choice in {it} that has mine | help with choosing in {it}",
  },
};
