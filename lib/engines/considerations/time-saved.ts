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
    matter: "the time it saves | the time it gives back | the time it would save",
    for: `the [time/hours] I save | how much time I [save/win/gain] with {it}
      I save [time/hours/a lot of time] with {it} | I get [hours/time/an hour or two] back through {it}
      {it} would save me [time/hours/a lot of time] | I am [done sooner/finished earlier/through sooner] with {it}`,
    against: `too little time [saved/won/gained] | how little time I [save/win/gain] with {it}
      I save hardly any [time/minutes/hours] with {it} | I lose as much time to {it} as I [save/gain/win]
      I [doubt that I would save time/would not save time/expect to save no time] with {it}
      {it} would save me [no time/hardly any time/too little time]`,
    why: `my hours are [short/few/full] even without {it}
      time not spent on {kind} goes to what [matters/counts/means] more
      [an hour from {it} counts more with me than a feature/what I want from {it} is time]`,
    want: `a count of the [hours/minutes/days] {it} would save me
      a trial of {it} that [shows/proves/counts] the time saved`,
  },
};
