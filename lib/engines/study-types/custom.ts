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
  closed: [
    { is: "item", id: "interest", text: "How interested are you in {thing}?", scale: "degree" },
    {
      is: "aspects",
      prefix: "side",
      usual: ["value", "effort", "trust", "fit"],
      text: "How well does {thing} do on “{criterion}”?",
      scale: "well",
    },
  ],
  measures: [
    { is: "top_box", id: "interest_t2b", label: "Interested", item: "interest", top: 2 },
    {
      is: "shares",
      id: "sides",
      label: "How it does on what the topic touches",
      formula: "Mean probability of the two highest of five points; net: less that of the two lowest",
      source: "boxes",
    },
  ],
  levels: {
    base: 0.3,
    emphasis: ["outcome", "ethics"],
    brings: { outcome: 0.1, convenience: -0.02, effort: -0.06, habit: -0.1, ethics: 0.06 },
  },
  nextStep: {
    step: "Ask ten people whom it concerns what they make of it, and count how many say unasked that {clause}.",
    question: "What did people do the last time it came up?",
    method: "Short interviews about the last real occasion, then a survey.",
    sample: "50 people or more.",
    would_change: "Clearly more or fewer people lean towards it than here.",
  },
};
