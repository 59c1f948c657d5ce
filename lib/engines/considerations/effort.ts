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
    matter: "the effort | the work involved | the work it would mean",
    for: `[little effort/not much effort/little work] | how little [effort/work] {it} would take
      I expect [little/hardly any] work with {it} | {it} would take [little/hardly any] effort
      I would not have to put much [work/effort] into {it}
      I think {it} would be [little work/hardly any work/little effort]`,
    against: `too much [effort/work/hard work] | how much [effort/work/hard work] {it} would take
      I find {it} too much [effort/work/hard work]
      I have no energy for the [work/effort/hard work] {it} would take
      I would [have to put too much work/have to put too much effort/need to put too much work] into {it}
      {it} would be too much [work/effort/hard work] for me`,
    why: `I have [enough to do/plenty to do/my hands full] without {it}
      [effort is where I give up on {kind}/I leave {kind} when the work grows/hard work puts me off {kind}]
      work with {it} [adds to all the rest/comes on top of all else/is work I did not have before]`,
    want: `[less effort/half the effort/less to do] with {it}
      [help with/somebody to share/a hand with] the work that {it} would mean`,
  },
};
