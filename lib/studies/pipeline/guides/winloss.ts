import type { TypeGuide } from "./core-question.ts";

/** Win-loss: the decision as it went, from what set it off to what would have turned it. */
export const winloss: TypeGuide = {
  questions: [
    {
      purpose: "trigger",
      text: ({ category }) => `What set off your last search for ${category}?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "process_people",
      text: () => "Who took part in the decision, from the first look to the last word?",
      seeks: ["clarify", "example"],
    },
    {
      purpose: "criteria",
      text: () => "What mattered most when the options lay side by side?",
      seeks: ["ladder", "contrast"],
    },
    {
      purpose: "decision_moment",
      text: () => "Tell me about the moment it was decided.",
      seeks: ["example", "ladder"],
    },
    {
      purpose: "loser_best",
      text: () => "What was the best point of the one you did not choose?",
      seeks: ["contrast", "ladder"],
    },
    {
      purpose: "changed_it",
      text: ({ thing }) => `What would have changed the outcome for ${thing}?`,
      seeks: ["counter", "ladder"],
    },
  ],
  swap: [1, 2],
};
