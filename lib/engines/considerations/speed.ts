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
    matter: "how fast it goes | how fast it is done | how fast it gets done",
    for: `[getting through/getting done/getting it done] [quickly/fast]
      how fast I [get through/am done/finish] with {it} | I get through [quickly/fast/in no time] with {it}
      I do not have to [wait/queue/hang around] with {it} | I find {it} [fast enough/quick/fast]
      I like how [fast/quick] {it} would be`,
    against: `[having to wait too long/a wait that is too long/waiting too long]
      [how long I have to wait/the long wait/the time lost waiting] with {it}
      I [have to wait too long/am kept waiting too long/wait too long] with {it}
      I find {it} [too slow/slow/far too slow] | I lose [patience/my patience] waiting with {it}
      I expect {it} to take [too long/too much time/far too long]`,
    why: `waiting for {it} is time I [do not get back/never get back/lose for good]
      [with slow {kind}, the rest of my day is late/slow {kind} would cost me hours/I have no hours for slow {kind}]
      I plan around {it} in short [pieces/spells/breaks]`,
    want: "less [waiting/queuing/time lost] with {it} | a promise of how long {it} would [take/last/go on]",
  },
};
