import type { StudyForm } from "../study-form.ts";

/** Win-loss: what drives the decision, how likely it is won, why it is lost, and whether price is a reason or a pretext. */
export const winloss: StudyForm = {
  label: "Win-loss",
  description: "Why deals are won or lost: trigger, process, criteria and the moment of decision.",
  default_audience: "b2b",
  slug: "win-loss-analysis",
  demo: {
    topic: "Why did buyers choose or reject the meeting notes app Acme Notes?",
    subject: "Acme Notes",
    rivals: ["Scribbly"],
    audience: "b2b",
  },
  uses: ["rivals"],
  reading: "offer",
  isPaidFor: true,
  ends: "half_each",
  endWords: { "in favour": "chose it", against: "did not choose it" },
  guide: {
    swap: 1,
    questions: [
      {
        purpose: "trigger",
        ask: "What did you want to know first, when you began to look?",
        seeks: ["example", "ladder"],
      },
      {
        purpose: "process_people",
        ask: "Who took part in the decision, from the first look to the last word?",
        seeks: ["clarify", "example"],
      },
      {
        purpose: "criteria",
        ask: "What mattered most when the options lay side by side?",
        seeks: ["ladder", "contrast"],
      },
      { purpose: "decision_moment", ask: "Tell me about the moment it was decided.", seeks: ["example", "ladder"] },
      {
        purpose: "loser_best",
        ask: "What was the best point of the one you did not choose?",
        seeks: ["contrast", "ladder"],
      },
      {
        purpose: "changed_it",
        ask: "What would have changed the outcome?",
        seeks: ["counter", "ladder"],
        hypothetical: true,
      },
    ],
  },
  closed: [
    {
      is: "item",
      id: "win",
      text: "If it were decided today, how likely is it that {thing} would be chosen?",
      ends: ["certainly not", "certainly"],
    },
    {
      is: "aspects",
      prefix: "driver",
      usual: ["quality", "trust", "value", "convenience", "fit"],
      always: ["price"],
      text: "How important was “{criterion}” in the decision?",
      scale: "important",
    },
  ],
  measures: [
    { is: "driver_share" },
    {
      is: "mean",
      id: "win_probability",
      label: "Would be chosen",
      item: "win",
      unit: "share",
      per: 10,
      formula: "Mean of the points from 0 to 10, divided by 10",
      source: "winLoss",
    },
    { is: "reasons_against", id: "loss_reasons", label: "Reasons against" },
    { is: "price_as_stated" },
    { is: "price_as_driver" },
  ],
  levels: {
    base: -0.1,
    emphasis: ["quality", "trust"],
    brings: {
      quality: 0.1,
      trust: 0.06,
      support: 0.04,
      reliability: -0.06,
      fit: -0.04,
      references: -0.1,
      value: -0.06,
    },
  },
  nextStep: {
    step: "Ask five people who chose it and five who did not what decided it, and count how many say unasked that {clause}.",
    question: "What decided the last real cases?",
    method: "Interviews by somebody who did not sell it.",
    sample: "15 cases that were won and 15 that were lost.",
    would_change: "Both sides name that reason equally often.",
  },
};
