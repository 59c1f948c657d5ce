import type { Consideration } from "./consideration.ts";

export const learning: Consideration = {
  theme: "Ease of learning",
  criterion: "Learned in a day",
  objection: "It takes too long to learn",
  category: "effort",
  wording: {
    pro: "being learned quickly",
    con: "too long a time to learn",
    see: "a first task done without help",
    keep: "let newcomers do a first task alone",
    mend: "watch newcomers and remove what stops them",
  },
  loadings: { change_aversion: 0.5, technology_readiness: -0.8, convenience: 0.3 },
  touches: "learn, learning, skills, usability, user interface, literacy",
};
