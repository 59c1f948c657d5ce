import type { TypeGuide } from "./core-question.ts";

/** Customer experience: the last journey as it happened, then its moments. */
export const cx: TypeGuide = {
  questions: [
    {
      purpose: "last_journey",
      text: ({ thing }) => `Take me through the last time you dealt with ${thing}, step by step.`,
      seeks: ["example", "clarify"],
    },
    {
      purpose: "best_worst",
      text: () => "Which moment of that stays with you most, for better or worse?",
      seeks: ["ladder", "clarify"],
    },
    {
      purpose: "effort",
      text: () => "Where, if anywhere, was it more work than you expected?",
      seeks: ["example", "contrast"],
    },
    {
      purpose: "recovery",
      text: () => "When something last went wrong there, what happened next?",
      seeks: ["example", "ladder"],
    },
    {
      purpose: "channel",
      text: () => "How do you choose between a screen, the phone and talking to somebody?",
      seeks: ["ladder", "contrast"],
    },
    {
      purpose: "one_fix",
      text: ({ thing }) => `What one thing would you put right first about ${thing}?`,
      seeks: ["ladder", "counter"],
    },
  ],
  swap: [3, 4],
};
