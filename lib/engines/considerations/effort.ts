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
    for: `[little effort/not much effort/an effort I can make] | how little [effort/work] {it} would take
      I [find/see/expect] little effort in {it}
      I [manage {it} without effort/get {it} done with ease/do {it} without strain]
      I have the [energy/strength/time and energy] for {it}
      I see [little work/not much work/hardly any work] in {it}`,
    against: `too much [effort/work/of an effort]
      the [effort that {it} would take/work that goes into {it}/strain of {it}]
      I find {it} too [much effort/much work/hard a job]
      I have no [energy left/strength left/energy to spare] for {it}
      I would [have to put too much work/need to put too much of me/sink too many hours] into {it}
      I see [a lot of work/a heap of work/more work than I like] in {it}`,
    why: `I have [enough to do/plenty to do/my hands full] without {it}
      [effort is where I give up on {kind}/I leave {kind} when the work grows/hard work puts me off {kind}]
      work with {it} [adds to all the rest/comes on top of all else/is work I did not have before]`,
    want: `[less effort/half the effort/fewer things to do] with {it}
      [help with/somebody to share/a hand in] the work that {it} would mean`,
  },
};
