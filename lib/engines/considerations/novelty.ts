import type { Consideration } from "./consideration.ts";

export const novelty: Consideration = {
  theme: "Something new",
  criterion: "New and interesting",
  objection: "It is nothing new",
  category: "other",
  wording: {
    pro: "something new and interesting",
    con: "too little that is new",
    see: "what it does that nothing they know does",
    keep: "name the one thing that is new",
    mend: "show first what it does that nothing else does",
  },
  loadings: { innovativeness: 1, technology_readiness: 0.4, change_aversion: -0.5 },
  touches: "innovation level, trend, trends, emerging",
  words: `
    -0.2 | old-fashioned, copycat, me-too, dull, boring, dated, same as before, unoriginal
    0.26 | innovative, innovation, first of its kind, next-generation, next generation, cutting-edge, cutting edge,
      futuristic, reinvented, reimagined, novel, breakthrough, limited edition`,
  said: {
    matter: "whether it is new | how new it is | the new in it",
    for: `something [new/quite new/new to me] | how [new/novel/new and interesting] I find {it}
      I find {it} [new and interesting/interesting and new/new in a good way]
      I am curious [about {it}/to try {it}/to see {it}] | I have not [seen/met/come across] the like of {it} before
      I would try {it} as something [new/novel/new to me]`,
    against: `too little that is [new/novel/new to me] | how little is [new/novel/new to me] in {it}
      I find nothing [new/novel/new to me] in {it}
      I have [seen/met/come across] the like of {it} many times before
      I am not curious [about {it}/to try {it}/to see {it}], as I see nothing new
      I know [all there is/everything] in {it} from before`,
    why: `something new in {kind} [keeps me interested/keeps me awake/is what draws me]
      new is good in {it} only where [old is bad/the old was bad/old does not work]
      I have seen [many new kinds of {kind} come and go/a lot that was new in {kind} fade/novelty in {kind} wear off]`,
    want: `one thing in {it} that I cannot [get elsewhere/have elsewhere/find anywhere else]
      a use of {it} that is [really/truly/plainly] new`,
  },
};
