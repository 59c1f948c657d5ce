import type { TypeGuide } from "./core-question.ts";

/** Brand perception: what comes to mind unaided, before the brand is named. */
export const brand: TypeGuide = {
  questions: [
    {
      purpose: "last_time",
      text: ({ category }) => `Tell me about the last time you chose or used ${category}.`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "names_in_mind",
      text: ({ category }) => `Which names come to mind when you think of ${category}?`,
      seeks: ["contrast", "clarify"],
    },
    {
      purpose: "stands_for",
      text: ({ thing }) => `What, if anything, do you connect with ${thing}?`,
      seeks: ["clarify", "ladder"],
    },
    {
      purpose: "brand_story",
      text: ({ thing }) => `Tell me about a time you came across ${thing}, if there was one.`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "not_for",
      text: ({ thing }) => `Who would you steer away from ${thing}?`,
      seeks: ["ladder", "clarify"],
    },
    {
      purpose: "change_view",
      text: ({ thing }) => `What would change the way you see ${thing}?`,
      seeks: ["counter", "ladder"],
    },
  ],
  swap: [3, 4],
};
