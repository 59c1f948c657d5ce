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
    matter: "the choice | the choice on offer | the range to choose from",
    for: `[enough to choose from/a choice that is wide enough/plenty to pick from]
      the [good/wide/rich] choice I have with {it}
      I have [enough choice/all the choice I need/plenty to pick from] with {it}
      I find [something for me/one that suits me/what I like] in {it}
      I can choose [with {it} without getting confused/in {it} without losing track/in {it} without a headache]
      I like the [choice/range/variety] I have with {it}`,
    against: `too little [I can choose from/to pick from/of a choice]
      the choice [there is with {it} not suiting me/in {it} being wrong for me/with {it} leaving out mine]
      I [do not have the right choice/lack the options I want/get the wrong range] with {it}
      I [find it hard to choose/never know which to take/go back and forth] with {it}
      I [am put off by the choice/get lost in the options/lose heart at the range] in {it}
      I do not [find/see/get] my own choice in {it}`,
    why: `with {kind} I want to [choose and not search/pick and be done/choose in a minute]
      too much [choice/to pick from/variety] in {it} tires me
      I know [what I want in {kind} when I see it/my own taste in {kind}/at once which {kind} I like]`,
    want: `a [short/small/brief] choice in {it} that has mine
      [help with choosing/somebody to help me choose/a hint on what to choose] in {it}`,
  },
};
