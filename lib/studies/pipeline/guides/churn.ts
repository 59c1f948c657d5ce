import type { TypeGuide } from "./core-question.ts";

/** Churn: a switch told in the order in which it happens, from what was hoped for to the note on leaving. */
export const churn: TypeGuide = {
  questions: [
    {
      purpose: "hired_for",
      text: ({ thing }) => `What did you want from ${thing} when you began?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "first_doubt",
      text: ({ thing }) => `When, if ever, did you first have doubts about ${thing}?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "last_straw",
      text: () => "What settled it for you, to leave or to stay?",
      seeks: ["ladder", "example"],
    },
    {
      purpose: "alternatives",
      text: () => "What else have you looked at since then?",
      seeks: ["contrast", "clarify"],
    },
    {
      purpose: "would_keep",
      text: ({ thing }) => `What, if anything, would keep you with ${thing}?`,
      seeks: ["counter", "ladder"],
    },
    {
      purpose: "exit_note",
      text: () => "Say you leave a note on your last day with it. What stands in it?",
      seeks: ["ladder", "counter"],
    },
  ],
  swap: [3, 4],
};
