import type { Consideration } from "./consideration.ts";

export const family: Consideration = {
  theme: "What it means at home",
  criterion: "Good for the household",
  objection: "The others at home would not want it",
  category: "social",
  wording: {
    pro: "something good for the household",
    con: "others at home who would not want it",
    see: "a yes from those at home",
    keep: "show what it means for those at home",
    mend: "ask those at home too, and answer what they say",
  },
  loadings: { family_orientation: 1 },
  touches: `kids, child, children, toddler, toddlers, parents, family, families, household, mum, mom, dad,
    mothers, fathers, home life, baby, teenagers, teens, grandparents`,
  words: `
    -0.3 | not for kids, not for children, adults only, unsafe for children, keeps families apart, screen addiction
    0.28 | for kids, kid-friendly, child-friendly, family-friendly, whole family, family plan, safe for children, for
      the family, for families`,
  said: {
    matter: "what it means at home | what it means for the household | what it would be like at home",
    for: `something [good/of use/helpful] for the household
      the good {it} would do for [those at home/all of us at home/the household]
      I see {it} [doing good/being welcome/being of use] at home
      those at home would [be glad of/be happy with/want] {it}
      {it} would [be good for those at home/do those at home good/suit those at home]
      my household would [be glad of/be happy with/gain from] {it}`,
    against: `others at home who would not [go along/want it/say yes]
      how little those at home would [want/like/care for] {it}
      I see {it} being [unwanted/unwelcome/turned down] at home
      those at home would [not want/not be happy with/not like] {it}
      I [would not get those at home to want/could not win those at home over to] {it}
      my household would not [want/like/care for] {it}`,
    why: `I choose {kind} for [more than one person/several people/more people than me]
      what works in {it} for me alone [does not help/is not enough/is only half of it]
      [peace at home is worth more than/I would not start a quarrel at home over/home comes before] {it}`,
    want: `a try of {it} with [the whole household/everyone at home/all of us at home]
      a yes to {it} from [those at home/the household/all of us at home]`,
  },
};
