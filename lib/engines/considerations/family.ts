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
    matter: "what it means at home",
    for: `something good for the household | the good {it} would do for those at home
      I see {it} doing good at home | those at home would be glad of {it}
      I would bring {it} home to the others | my household would get on well with {it}`,
    against: `a poor match for the household | the trouble {it} would mean for those at home
      I see {it} causing trouble at home | those at home would not want {it}
      I would not bring {it} home to the others | my household would not get on with {it}`,
    why: `I choose {kind} for more than one person | what works in {it} for me alone does not help
      peace at home is worth more than {it}`,
    want: "a try of {it} with the whole household | a yes to {it} from those at home",
  },
};
