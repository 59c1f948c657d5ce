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
  words: `
    -0.4 | slow, slower, slowly, hate waiting, hates waiting, wait for, waits for, waiting for, long wait, lengthy,
      takes weeks, takes months, backlog, sluggish, waiting time, lag, laggy
    0.3 | fast, faster, instant, instantly, quick, quickly, real-time, real time, same-day, same day, one-day,
      next-day, next day, in minutes, in seconds, express, within minutes, rapid, 10-minute, 15-minute, 24 hours`,
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
