import type { TypeGuide } from "./core-question.ts";

/** Needs and segments: the life around the category before the choice in it. */
export const segmentation: TypeGuide = {
  questions: [
    {
      purpose: "day_in_life",
      text: ({ category }) => `Take me through an ordinary day, up to the point where you turn to ${category}.`,
      seeks: ["example", "clarify"],
    },
    {
      purpose: "goals",
      text: ({ category }) => `What are you hoping for when you choose ${category}?`,
      seeks: ["ladder", "example"],
    },
    {
      purpose: "how_choose",
      text: ({ category }) => `How do you go about choosing ${category}?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "trade_offs",
      text: () => "When you cannot have everything, what do you give up first?",
      seeks: ["ladder", "contrast"],
    },
    {
      purpose: "channels",
      text: ({ category }) => `Where do you look for advice about ${category}?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "what_good_is",
      text: ({ category }) => `When it comes to ${category}, what does good mean to you?`,
      seeks: ["clarify", "counter"],
    },
  ],
  swap: [3, 4],
};
