import type { TypeGuide } from "./core-question.ts";

/** Product fit: the job before the product, use before judgement. */
export const product: TypeGuide = {
  questions: [
    {
      purpose: "job_today",
      text: ({ category }) => `What are you trying to get done when you turn to ${category}?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "workaround",
      text: () => "What do you do today when nothing at hand quite does that job?",
      seeks: ["example", "contrast"],
    },
    {
      purpose: "first_use",
      text: ({ thing }) => `Tell me about the first time you used ${thing}, or the nearest thing to it.`,
      seeks: ["example", "clarify"],
    },
    {
      purpose: "would_miss",
      text: ({ thing }) => `What, if anything, would you miss if ${thing} were gone tomorrow?`,
      seeks: ["ladder", "counter"],
    },
    {
      purpose: "whats_missing",
      text: ({ thing }) => `What, if anything, is missing for you in ${thing}?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "who_else",
      text: ({ category }) => `Who else around you uses ${category}?`,
      seeks: ["clarify", "counter"],
    },
  ],
  swap: [4, 5],
};
