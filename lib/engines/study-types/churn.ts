import type { StudyForm } from "../study-form.ts";

/** Churn: how likely people leave, why, who could be kept, and the four forces that act on them. */
export const churn: StudyForm = {
  label: "Churn",
  description: "What people hired it for, the first doubt, the last straw, and what would keep them.",
  default_audience: "b2c",
  slug: "churn-study",
  demo: { topic: "Why do people cancel a music subscription?", subject: "a music subscription", audience: "b2c" },
  uses: ["rivals"],
  reading: "use",
  guide: {
    swap: 3,
    questions: [
      { purpose: "hired_for", ask: "What mattered to you when you began?", seeks: ["example", "ladder"] },
      { purpose: "first_doubt", ask: "When, if ever, did you first have doubts?", seeks: ["example", "ladder"] },
      { purpose: "last_straw", ask: "What settled it for you, to leave or to stay?", seeks: ["ladder", "example"] },
      { purpose: "alternatives", ask: "What else have you looked at since then?", seeks: ["contrast", "clarify"] },
      {
        purpose: "would_keep",
        ask: "What, if anything, would keep you with it?",
        seeks: ["counter", "ladder"],
        hypothetical: true,
      },
      {
        purpose: "exit_note",
        ask: "Say you leave a note on your last day with it. What do you write?",
        seeks: ["ladder", "counter"],
        hypothetical: true,
      },
    ],
  },
};
