import type { Consideration } from "./consideration.ts";

export const effort: Consideration = {
  theme: "Effort",
  criterion: "Little effort",
  objection: "It is too much work",
  category: "effort",
  wording: {
    pro: "little effort",
    con: "too much work",
    see: "what it takes, step by step",
    keep: "keep the effort small",
    mend: "take over a part of the work, or cut it to what is needed first",
  },
  loadings: { convenience: 0.9, change_aversion: 0.6, technology_readiness: -0.3, time_to_value: 0.3 },
  touches: `effort, implementation, set up, setup, adoption, adopt, adopting, rollout, friction, sign up, signup,
    sign-up, registration`,
  words: `
    -0.45 | complicated, cumbersome, time-consuming, paperwork, manual, manually, tedious, long setup, complex setup,
      data entry, long forms, implementation project, hassle, hard to use, difficult, difficult to use, queues, queue,
      bureaucratic, six-month implementation, self-assembly, requires setup, extra steps
    0.24, simplicity 0.14 | easy, easier, effortless, no setup, one-click, one click, plug and play, ready in minutes,
      ready-made, turnkey, zero setup, self-serve, easy setup, no code, no-code, guided, easy to start`,
  said: {
    matter: "the effort",
    for: `little effort | how little effort {it} would take | I find little effort in {it}
      I manage {it} without effort | I have the energy for {it} | I see little work in {it}`,
    against: `too much effort | the effort that {it} would take | I find {it} too much effort
      I have no energy left for {it} | I would have to put too much work into {it}
      I see a lot of work in {it}`,
    why: `I have enough to do without {it} | effort is where I give up on {kind} | work with {it} adds to all the rest`,
    want: "less effort with {it} | help with the work that {it} would mean",
  },
};
