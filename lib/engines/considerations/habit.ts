import type { Consideration } from "./consideration.ts";

export const habit: Consideration = {
  theme: "Good enough today",
  criterion: "Clearly better than today",
  objection: "What I have is good enough",
  category: "timing",
  wording: {
    pro: "a clear step up from today",
    con: "something good enough in use today",
    see: "one task in which it beats what they do today",
    keep: "compare it with what is done today",
    mend: "choose the one task where today's way hurts most",
  },
  loadings: { change_aversion: 0.8, innovativeness: -0.6, risk_aversion: 0.3 },
  touches:
    "current, today, existing, habit, habits, status quo, routine, loyal, loyalty, renew, renewal, renewing, retention, churn, alternative, alternatives, spreadsheets, spreadsheet",
};
