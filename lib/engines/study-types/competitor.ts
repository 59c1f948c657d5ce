import type { StudyForm } from "../study-form.ts";

/** Competitive analysis: share of preference with the status quo as a rival, switching, and who wins on what. */
export const competitor: StudyForm = {
  label: "Competitive analysis",
  description: "How people choose between rivals, where each wins, and what makes them switch.",
  default_audience: "b2b",
  slug: "competitive-analysis",
  demo: {
    topic: "How do finance teams choose between Acme Pay, Ledgerly and a spreadsheet?",
    subject: "Acme Pay",
    rivals: ["Ledgerly"],
    audience_description: "finance managers of mid-sized companies",
  },
  uses: ["rivals"],
  proposal: "You named others: a competitive analysis measures which one people would pick.",
  reading: "offer",
  isPaidFor: true,
  guide: {
    swap: 3,
    questions: [
      {
        purpose: "current_solution",
        ask: "How happy are you with what you use or do today?",
        seeks: ["example", "clarify"],
      },
      { purpose: "how_chosen", ask: "What counted when you chose it?", seeks: ["example", "ladder"] },
      {
        purpose: "shortlist",
        ask: "Which others did you look at, the last time you chose?",
        seeks: ["contrast", "clarify"],
      },
      {
        purpose: "rival_wins",
        ask: "Where, if anywhere, does it fall behind {rival}?",
        seeks: ["example", "ladder"],
      },
      { purpose: "rival_loses", ask: "Where, if anywhere, is it ahead of {rival}?", seeks: ["example", "ladder"] },
      {
        purpose: "switch_trigger",
        ask: "What would have to happen for you to switch to it?",
        seeks: ["counter", "ladder"],
        hypothetical: true,
      },
    ],
  },
  closed: [
    { is: "preference" },
    { is: "item", id: "switching", text: "How likely are you to switch to {thing} within a year?", scale: "likely" },
    {
      is: "aspects",
      prefix: "attribute",
      usual: ["price", "quality", "convenience", "trust", "value"],
      text: "Which does better on “{criterion}”: {rival}, or {thing}?",
      scale: "sides",
    },
  ],
  measures: [
    { is: "preference" },
    { is: "top_box", id: "switch_t2b", label: "Likely to switch", item: "switching", top: 2 },
    { is: "advantages" },
  ],
  levels: {
    base: 0.3,
    emphasis: ["price", "quality", "habit"],
    brings: { price: -0.08, quality: 0.1, habit: -0.1, convenience: 0.1, references: -0.06, fit: 0.02 },
  },
  nextStep: {
    step: "Ask ten people who chose lately what decided it, and count how many say unasked that {clause}.",
    question: "Who chose something else lately, and why?",
    method: "Interviews with people who decided in the last six months, on both sides.",
    sample: "12 to 15 interviews.",
    would_change: "Clearly more or fewer people would choose it than here.",
  },
};
