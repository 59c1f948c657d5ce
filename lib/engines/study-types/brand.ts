import type { StudyForm } from "../study-form.ts";

/** Brand perception: the funnel from coming to mind to being considered, and what the brand is associated with. */
export const brand: StudyForm = {
  label: "Brand perception",
  description: "What comes to mind first, what a brand stands for, and who it is not for.",
  default_audience: "b2c",
  slug: "brand-perception",
  demo: {
    topic: "What do people connect with oat milk when they think of breakfast?",
    subject: "oat milk",
    rivals: ["almond milk", "cow's milk"],
    audience_description: "people who eat breakfast at home",
  },
  uses: ["rivals"],
  reading: "use",
  isPaidFor: true,
  guide: {
    swap: 3,
    questions: [
      { purpose: "last_time", ask: "When you come across it, what do you look at?", seeks: ["example", "ladder"] },
      { purpose: "names_in_mind", ask: "Which other names come to mind beside it?", seeks: ["contrast", "clarify"] },
      { purpose: "stands_for", ask: "What, if anything, do you connect with it?", seeks: ["clarify", "ladder"] },
      {
        purpose: "brand_story",
        ask: "Tell me about a time you had to do with it, if there was one.",
        seeks: ["example", "ladder"],
      },
      {
        purpose: "not_for",
        ask: "Who would you steer away from it?",
        seeks: ["ladder", "clarify"],
        hypothetical: true,
      },
      {
        purpose: "change_view",
        ask: "What would change the way you see it?",
        seeks: ["counter", "ladder"],
        hypothetical: true,
      },
    ],
  },
  unaided: {
    swap: 3,
    questions: [
      {
        purpose: "last_time",
        ask: "Tell me about the last time you chose or used {category}.",
        seeks: ["example", "ladder"],
      },
      {
        purpose: "names_in_mind",
        ask: "Which names come to mind when you think of {category}?",
        seeks: ["contrast", "clarify"],
      },
      { purpose: "stands_for", ask: "What, if anything, do you connect with {thing}?", seeks: ["clarify", "ladder"] },
      {
        purpose: "brand_story",
        ask: "Tell me about a time you came across {thing}, if there was one.",
        seeks: ["example", "ladder"],
      },
      {
        purpose: "not_for",
        ask: "Who would you steer away from {thing}?",
        seeks: ["ladder", "clarify"],
        hypothetical: true,
      },
      {
        purpose: "change_view",
        ask: "What would change the way you see {thing}?",
        seeks: ["counter", "ladder"],
        hypothetical: true,
      },
    ],
  },
  closed: [
    { is: "item", id: "consider", text: "How likely are you to consider {thing} the next time?", scale: "likely" },
    {
      is: "aspects",
      prefix: "association",
      usual: ["quality", "trust", "value", "convenience", "fit"],
      text: "How far do you agree that “{criterion}” goes with {thing}?",
      scale: "agree",
    },
  ],
  measures: [
    { is: "awareness" },
    { is: "top_box", id: "consideration", label: "Would consider it", item: "consider", top: 2, source: "funnel" },
    {
      is: "shares",
      id: "association",
      label: "Associations",
      formula: "Mean probability of agreement (the two highest of five points); net: less that of disagreement",
      source: "association",
    },
  ],
  levels: {
    base: 0.3,
    emphasis: ["trust", "quality"],
    brings: { quality: 0.12, trust: 0.08, fit: 0.02, references: -0.1, value: -0.06 },
  },
  nextStep: {
    step: "Ask ten people which names come to mind before you say yours, and count how many say it.",
    question: "What do people connect with it when no name is shown first?",
    method: "Open recall, then recognition, then one open question.",
    sample: "100 people or more.",
    would_change: "Hardly anyone says it unasked.",
  },
};
