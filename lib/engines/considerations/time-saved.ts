import type { Consideration } from "./consideration.ts";

export const timeSaved: Consideration = {
  theme: "Time saved",
  criterion: "Saves time soon",
  objection: "The time it saves is not worth the change",
  category: "value",
  wording: {
    pro: "time saved soon",
    con: "too little time saved for the change",
    see: "the hours saved in a week like their own",
    keep: "show the hours saved in an ordinary week",
    mend: "measure the time saved in a trial before claiming it",
  },
  loadings: { convenience: 0.6, time_to_value: 0.5 },
  touches: "time, hours, workload, productivity gain",
};
