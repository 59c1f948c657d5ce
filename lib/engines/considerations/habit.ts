import type { Consideration } from "./consideration.ts";

export const habit: Consideration = {
  theme: "Good enough today",
  criterion: "Clearly better than today",
  objection: "What I have is good enough",
  category: "timing",
  wording: {
    pro: "a clear step up from today",
    con: "doing well without it",
    see: "one point on which it beats what they do today",
    keep: "compare it with what is done today",
    mend: "show the point where today's way falls short",
  },
  loadings: { change_aversion: 0.8, innovativeness: -0.6, risk_aversion: 0.3 },
  touches: `current, today, existing, habit, habits, status quo, routine, loyal, loyalty, renew, renewal,
    renewing, retention, churn, alternative, alternatives, spreadsheets, spreadsheet`,
  words: `
    -0.26 | change of habit, replaces the usual, different from what, unlike anything, abandon, give up`,
  said: {
    matter: "what I am used to | what I do already | what I have always done",
    for: `something [better than what I have/better than my old way/that beats what I have]
      how much better {it} would be than [what I have/what I do now/my old way]
      I see {it} as [a step up from/better than/a gain on] what I have
      what I have is [not as good as/weaker than/not up to] {it} | I would [give up/drop/change] my old way for {it}
      {it} would be better than [what I have/what I do now/my old way]`,
    against: `the fact that what I have is [good enough/working well/enough for me]
      the fact that I do [well/fine/all right] without {it}
      I do not see {it} as [a step up from/better than/a gain on] what I have
      I [do well/am fine/get by] without {it} | I [manage well/get along well/do all right] without {it}
      {it} would be no better than [what I have/what I do now/my old way]`,
    why: `what works in {kind} I [leave alone/do not touch/keep as it is]
      a small gain from {it} [changes no habit/is no reason to change/moves me little]
      I [know the faults of my old way with/know where I am with/have no surprises with] {kind}`,
    want: `one [point on which {it} clearly beats what I have/thing that {it} would do better/clear gain from {it}]
      a [comparison of {it} with/look at {it} next to/test of {it} against] what I do today`,
  },
};
