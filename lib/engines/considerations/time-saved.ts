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
  words: `
    0.34 | saves time, save time, saving time, time-saving, automates, automate, automated, automation, automatic,
      automatically, hours saved, frees up, auto-fill, autopilot
    0.26, control -0.2, trust -0.18, novelty 0.2 | ai-powered, ai powered, ai, artificial intelligence, machine
      learning, ai-driven, ai-based, ai-generated, generative, gpt, llm-based, ai-assisted, ai-native`,
  said: {
    matter: "the time it saves",
    for: `time saved | the time I save with {it} | I save time with {it} | I get hours back through {it}
      I am done sooner with {it} | I spend less time on this with {it}`,
    against: `too little time saved | how little time I save with {it} | I save hardly any time with {it}
      I lose about as much time to {it} as I gain | I doubt that the hours come back with {it}
      I see no time saved by {it}`,
    why: `my hours are short even without {it} | time not spent on {kind} goes to what matters more
      an hour from {it} counts more with me than a feature`,
    want: "a count of the hours {it} would save me | a trial of {it} that shows the time saved",
  },
};
