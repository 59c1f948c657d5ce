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
    matter: "what I am used to",
    for: `something better than today | how far {it} would beat what I have
      I see {it} as a step up from what I have | what I have is not as good as {it}
      I would give up my old way for {it} | I am ready to leave my old way for {it}`,
    against: `what I have today, which serves me well | doing well without {it}
      I do not see {it} as a step up from what I have | I do well without {it} | I manage well without {it}
      I rank {it} behind my old way`,
    why: `what works in {kind} I leave alone | a small gain from {it} changes no habit
      I know the faults of my old way with {kind}`,
    want: "one point on which {it} clearly beats what I have | a comparison of {it} with what I do today",
  },
};
