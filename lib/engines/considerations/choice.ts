import type { Consideration } from "./consideration.ts";

export const choice: Consideration = {
  theme: "Enough choice",
  criterion: "Choice without confusion",
  objection: "There is too much or too little to choose from",
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
    matter: "the choice | the choice on offer | the range to choose from",
    for: `[enough to choose from/plenty to choose from/a good range to choose from]
      the [good/wide/rich] choice I have with {it}
      I have [enough choice/all the choice I need/plenty to choose from] with {it}
      I find [something I like/something for me/what I like] to choose in {it}
      I can choose [without getting confused/without losing track/with ease] in {it}
      I like the [choice/range/variety] I have with {it}`,
    against: `the wrong [choice/range/selection] to pick from
      how [hard/confusing/tiring] it is to choose with {it}
      I [do not have the right choice/do not have the options I want/have the wrong range to choose from] with {it}
      I find it [hard/confusing/tiring] to choose with {it} | I get lost in the [choice/options/range] with {it}
      I do not find what I would [choose/pick/like to choose] in {it}`,
    why: `with {kind} I want to [choose and not search/pick and be done/choose in a minute]
      too much [choice/to pick from/variety] in {it} tires me
      I know [what I want in {kind} when I see it/my own taste in {kind}/at once which {kind} I like]`,
    want: `a [short/small/brief] choice in {it} that has mine
      [help with choosing/somebody to help me choose/a hint on what to choose] in {it}`,
  },
};
