import type { Consideration } from "./consideration.ts";

export const novelty: Consideration = {
  theme: "Something new",
  criterion: "New and interesting",
  objection: "It is new for the sake of new",
  category: "other",
  wording: {
    pro: "something new and interesting",
    con: "newness for its own sake",
    see: "what it does that nothing they know does",
    keep: "name the one thing that is new",
    mend: "explain the use before the newness",
  },
  loadings: { innovativeness: 1, technology_readiness: 0.4, change_aversion: -0.5 },
  touches: "innovation level, trend, trends, future, idea, concept, emerging",
};
