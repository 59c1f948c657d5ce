import type { TypeGuide } from "./core-question.ts";

/** Message test: read back before judged. */
export const messaging: TypeGuide = {
  questions: [
    {
      purpose: "read_back",
      text: ({ claim, subject }) => `Please read this: “${claim ?? subject}”. What does it say, in your own words?`,
      seeks: ["clarify", "ladder"],
    },
    {
      purpose: "promise",
      text: () => "What, if anything, does it promise you?",
      seeks: ["ladder", "clarify"],
    },
    {
      purpose: "unclear",
      text: () => "What, if anything, is unclear to you?",
      seeks: ["clarify", "example"],
    },
    {
      purpose: "believe",
      text: () => "How far do you believe it?",
      seeks: ["ladder", "example"],
    },
    {
      purpose: "who_else_says",
      text: () => "Who else says something like this?",
      seeks: ["contrast", "example"],
    },
    {
      purpose: "forward_note",
      text: ({ other_person }) => `Say you pass it on to ${other_person}. What do you write above it?`,
      seeks: ["ladder", "counter"],
    },
  ],
  swap: [2, 3],
};
