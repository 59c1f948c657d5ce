import type { TypeGuide } from "./core-question.ts";

/** Concept test: the reaction in the respondent's own words before anything is explained; the price last. */
export const concept: TypeGuide = {
  questions: [
    {
      purpose: "first_reaction",
      text: ({ subject }) => `Here is an idea: ${subject}. What is the first thing that goes through your mind?`,
      seeks: ["ladder", "clarify"],
    },
    {
      purpose: "what_is_it",
      text: () => "Describe the idea in your own words, as you understood it.",
      seeks: ["clarify", "contrast"],
    },
    {
      purpose: "who_for",
      text: ({ subject }) => `Who do you picture choosing ${subject}?`,
      seeks: ["example", "clarify"],
    },
    {
      purpose: "whats_new",
      text: ({ subject }) => `What, if anything, is new to you in ${subject}?`,
      seeks: ["contrast", "ladder"],
    },
    {
      purpose: "unbelievable",
      text: ({ claim, subject }) =>
        claim === null
          ? `What, if anything, do you find hard to believe about ${subject}?`
          : `One line of it says “${claim}”. What, if anything, do you find hard to believe?`,
      seeks: ["ladder", "example"],
    },
    {
      purpose: "would_stop",
      text: ({ price, subject }) =>
        price === null
          ? `What, if anything, would stop you from choosing ${subject}?`
          : `It costs ${price}. What, if anything, would stop you from choosing it?`,
      seeks: ["counter", "example"],
    },
  ],
  swap: [2, 3],
};
