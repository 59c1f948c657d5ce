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
};
