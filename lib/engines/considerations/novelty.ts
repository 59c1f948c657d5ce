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
    matter: "whether it is new",
    for: `something new | how new I find {it} | I find {it} new and interesting | I am curious about {it}
      I have not seen the like of {it} before | I would try {it} out of curiosity`,
    against: `too little that is new | how little is new in {it} | I find nothing new in {it}
      I have seen the like of {it} before | I am not curious about {it} | I know things like {it} already`,
    why: `something new in {kind} keeps me interested | new is good in {it} only where old is bad
      I have seen many new kinds of {kind} come and go`,
    want: "one thing in {it} that I cannot get elsewhere | a use of {it} that is really new",
  },
};
