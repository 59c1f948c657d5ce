import type { StudyForm } from "../study-form.ts";

/** A question of one's own: interest, and how the subject does on what the topic touches. */
export const custom: StudyForm = {
  label: "Custom question",
  description: "A question of your own: context, behaviour, reaction, barriers, comparison, next step.",
  default_audience: "b2c",
  slug: "study",
  demo: {
    topic: "Should a city replace free parking with a park and ride service?",
    subject: "a park and ride service instead of free parking",
    audience_description: "commuters who drive to work",
  },
  reading: "offer",
  guide: {
    swap: 3,
    questions: [
      {
        purpose: "context",
        ask: "Where, if anywhere, does it touch your life or your work?",
        seeks: ["example", "clarify"],
      },
      { purpose: "matters", ask: "What matters most to you in it?", seeks: ["ladder", "example"] },
      { purpose: "reaction", ask: "What do you make of it?", seeks: ["ladder", "clarify"] },
      { purpose: "barrier", ask: "What, if anything, puts you off?", seeks: ["example", "ladder"] },
      {
        purpose: "help",
        ask: "What, if anything, would help you with it?",
        seeks: ["counter", "clarify"],
        hypothetical: true,
      },
      {
        purpose: "next_step",
        ask: "What, if anything, would you do next?",
        seeks: ["counter", "ladder"],
        hypothetical: true,
      },
    ],
  },
};
