import type { Consideration } from "./consideration.ts";

export const effort: Consideration = {
  theme: "Effort to begin",
  criterion: "Easy to begin",
  objection: "It is too much work to begin",
  category: "effort",
  wording: {
    pro: "an easy beginning",
    con: "too much work to begin",
    see: "the first week, step by step, with who does what",
    keep: "keep the beginning short",
    mend: "take over the set-up, or cut it to what is needed first",
  },
  loadings: { convenience: 0.9, change_aversion: 0.6, technology_readiness: -0.3, time_to_value: 0.3 },
  touches:
    "effort, implementation, set up, setup, adoption, adopt, adopting, rollout, friction, sign up, signup, sign-up, registration",
};
