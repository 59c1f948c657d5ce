import type { TypeGuide } from "./core-question.ts";

/** A question of one's own: the situation and what is done today, before the subject itself. */
export const custom: TypeGuide = {
  questions: [
    {
      purpose: "context",
      text: ({ category }) => `Tell me about your situation when it comes to ${category}.`,
      seeks: ["example", "clarify"],
    },
    {
      purpose: "current_behaviour",
      text: ({ category }) => `What did you do the last time ${category} came up for you?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "reaction",
      text: ({ subject }) => `What do you make of ${subject}?`,
      seeks: ["ladder", "clarify"],
    },
    {
      purpose: "barrier",
      text: ({ subject }) => `What, if anything, stands between you and ${subject}?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "comparison",
      text: ({ subject }) => `Next to what you know already, how do you see ${subject}?`,
      seeks: ["contrast", "ladder"],
    },
    {
      purpose: "next_step",
      text: ({ subject }) => `What, if anything, would you do next about ${subject}?`,
      seeks: ["counter", "ladder"],
    },
  ],
  swap: [3, 4],
};
