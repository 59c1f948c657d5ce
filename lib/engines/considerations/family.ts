import type { Consideration } from "./consideration.ts";

export const family: Consideration = {
  theme: "What it means at home",
  criterion: "Good for the household",
  objection: "The others at home would not use it",
  category: "social",
  wording: {
    pro: "something good for the household",
    con: "the others at home who would not use it",
    see: "a try-out with the whole household",
    keep: "show it in use at home",
    mend: "try it with the whole household before asking again",
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
      I see {it} [doing good/being welcome/helping] at home
      those at home would [be glad of/be happy with/want] {it}
      I would [share {it} with those at home/use {it} with those at home/tell those at home about {it}]
      my household would [get on well with/be fine with/take well to] {it}`,
    against: `others at home who would not [go along/join in/want it]
      the trouble {it} would mean for [those at home/all of us at home/the household]
      I see {it} [causing trouble/being a burden/making for quarrels] at home
      those at home would [not want/not use/not be happy with] {it}
      I [would not get those at home to use/could not win those at home over to] {it}
      my household would not [get on with/be fine with/take to] {it}`,
    why: `I choose {kind} for [more than one person/several people/more people than me]
      what works in {it} for me alone [does not help/is not enough/is only half of it]
      [peace at home is worth more than/I would not start a quarrel at home over/home comes before] {it}`,
    want: `a try of {it} with [the whole household/everyone at home/all of us at home]
      a yes to {it} from [those at home/the household/all of us at home]`,
  },
};
