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
  touches: `effort, implementation, set up, setup, adoption, adopt, adopting, rollout, friction, sign up, signup,
    sign-up, registration`,
  said: {
    matter: "the effort to begin",
    for: `an easy start | how easy it is to begin with {it} | I find {it} easy to begin with
      I could start with {it} right away | I need no preparation for {it}
      I see little work in starting with {it}`,
    against: `too much work to begin | the work of getting started with {it}
      I find {it} too much work to begin with | I have no energy left to start with {it}
      I would have to prepare too much for {it} | I see a lot of work before {it} would run`,
    why: `I have enough to do without {it} | a hard start is where I give up on {kind}
      work with {it} adds to all the rest`,
    want: "a start with {it} that takes an hour | someone who sets {it} up with me",
  },
};
