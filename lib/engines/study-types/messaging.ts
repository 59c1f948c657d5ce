import type { StudyForm } from "../study-form.ts";

/** Message test: five qualities, the mean of them, which variant leads, and whether it was understood. */
export const messaging: StudyForm = {
  label: "Message test",
  description: "What a message says to its readers, what they believe, and what is unclear.",
  default_audience: "b2b",
  slug: "message-test",
  demo: {
    topic: "Is our message clear to finance teams?",
    stimulus: "Close your books in half the time",
    subject: "accounting software",
    audience_description: "accountants",
  },
  uses: ["stimulus"],
  proposal: "You gave words to show: a message test measures how clear and believable they are.",
  reading: "offer",
  guide: {
    swap: 2,
    questions: [
      { purpose: "read_back", ask: "What stays with you from it?", seeks: ["clarify", "ladder"] },
      {
        purpose: "promise",
        ask: "What, if anything, does it promise you or ask of you?",
        seeks: ["ladder", "clarify"],
      },
      { purpose: "unclear", ask: "What, if anything, is unclear to you?", seeks: ["clarify", "example"] },
      { purpose: "believe", ask: "How far do you believe it?", seeks: ["ladder", "example"] },
      { purpose: "next_move", ask: "What would you do next, after reading it?", seeks: ["contrast", "example"] },
      {
        purpose: "forward_note",
        ask: "Say you pass it on to someone you know. What do you write above it?",
        seeks: ["ladder", "counter"],
        hypothetical: true,
      },
    ],
  },
};
