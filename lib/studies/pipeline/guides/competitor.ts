import type { TypeGuide } from "./core-question.ts";

const today = "what you use today";

/** Competitive analysis: what is in use and how it was chosen, before any rival is named. */
export const competitor: TypeGuide = {
  questions: [
    {
      purpose: "current_solution",
      text: ({ category }) => `When it comes to ${category}, what do you use today?`,
      seeks: ["example", "clarify"],
    },
    {
      purpose: "how_chosen",
      text: () => `How did you come to choose ${today}?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "shortlist",
      text: () => "Which others did you look at, the last time you chose?",
      seeks: ["contrast", "clarify"],
    },
    {
      purpose: "rival_wins",
      text: ({ rival, thing }) => `Next to ${thing}, what, if anything, does ${rival ?? today} do better?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "rival_loses",
      text: ({ rival }) => `Where, if anywhere, does ${rival ?? today} fall short for you?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "switch_trigger",
      text: ({ thing }) => `What would have to happen for you to switch to ${thing}?`,
      seeks: ["counter", "ladder"],
    },
  ],
  swap: [3, 4],
};
