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
  isPaidFor: true,
  ends: "against",
  endWords: { "in favour": "stays", against: "leaves" },
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
  closed: [
    {
      is: "item",
      id: "leave",
      text: "How likely are you to leave {thing} within a year?",
      ends: ["not at all likely", "certain"],
      measures: { of: "stance", isReversed: true },
    },
    {
      is: "item",
      id: "offer",
      text: "If what bothers you most were put right, how likely would you be to stay with {thing}?",
      scale: "likely",
    },
    {
      is: "item",
      id: "push",
      text: "How strongly does what is wrong with {thing} push you to leave?",
      ends: ["not at all", "very strongly"],
      measures: { of: "stance", isReversed: true },
    },
    {
      is: "item",
      id: "pull",
      text: "How strongly do other offers draw you to leave {thing}?",
      ends: ["not at all", "very strongly"],
      measures: { of: "stance", isReversed: true },
    },
    {
      is: "item",
      id: "anxiety",
      text: "How much do the cost and risk of a switch matter to you?",
      ends: ["not at all", "very strongly"],
      measures: { of: "consideration", id: "migration", isImportance: true },
    },
    {
      is: "item",
      id: "habit",
      text: "How much does it matter that you are used to {thing}?",
      ends: ["not at all", "very strongly"],
      measures: { of: "consideration", id: "habit", isImportance: true },
    },
  ],
  measures: [
    {
      is: "mean",
      id: "churn_risk",
      label: "Likely to leave, from 0 to 10",
      item: "leave",
      unit: "score",
      formula: "Mean of the points from 0 to 10",
      source: "churn",
    },
    { is: "reasons_against", id: "churn_reasons", label: "Reasons to leave, of those who would leave" },
    { is: "saveable_share" },
    { is: "forces" },
  ],
};
