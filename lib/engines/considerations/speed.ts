import type { Consideration } from "./consideration.ts";

export const speed: Consideration = {
  theme: "How fast it goes",
  criterion: "Quick from start to end",
  objection: "It takes too long",
  category: "effort",
  wording: {
    pro: "being quick from start to end",
    con: "taking too long",
    see: "how long it takes, from start to end",
    keep: "name the time it takes",
    mend: "find the longest wait and shorten it",
  },
  loadings: { convenience: 0.7, time_to_value: 0.5 },
  touches: "speed, turnaround, wait, waiting, delivery time, response time, lead time",
  said: {
    matter: "how fast it goes",
    for: `being quick from start to end | how fast I get through with {it} | I get through quickly with {it}
      I do not have to wait with {it} | I find {it} fast enough | I like how fast {it} would go`,
    against: `taking too long | how long I have to wait with {it} | I have to wait too long with {it}
      I find {it} too slow | I lose patience with {it} before the end | I expect {it} to take too long`,
    why: `waiting for {it} is time I do not get back | with slow {kind}, the rest of my day is late
      I plan around {it} in short pieces`,
    want: "less waiting with {it} | a promise of how long {it} would take",
  },
};
