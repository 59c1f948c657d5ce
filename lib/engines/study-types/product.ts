import type { StudyForm } from "../study-form.ts";

/** Product fit: whether it would be missed, how it satisfies, and what matters most in it. */
export const product: StudyForm = {
  label: "Product fit",
  description: "The job a product is hired for, what people would miss, and what is missing.",
  default_audience: "b2b",
  slug: "product-fit",
  demo: {
    topic: "What would finance teams miss most if the expense app Acme Pay went away?",
    subject: "Acme Pay",
    audience_description: "accountants who use an expense app",
  },
  reading: "use",
  isOffered: true,
  isPaidFor: true,
  guide: {
    swap: 4,
    questions: [
      { purpose: "job_today", ask: "What do you use it for, and how often?", seeks: ["example", "ladder"] },
      {
        purpose: "workaround",
        ask: "What do you do when it doesn't quite do the job?",
        seeks: ["example", "contrast"],
      },
      { purpose: "first_use", ask: "Tell me about your first time with it.", seeks: ["example", "clarify"] },
      {
        purpose: "would_miss",
        ask: "What, if anything, would you miss if it were gone tomorrow?",
        seeks: ["ladder", "counter"],
        hypothetical: true,
      },
      { purpose: "whats_missing", ask: "What, if anything, is missing for you?", seeks: ["example", "ladder"] },
      { purpose: "who_else", ask: "Who else around you has to do with it?", seeks: ["clarify", "counter"] },
    ],
  },
  closed: [
    {
      is: "item",
      id: "without",
      text: "How would you feel if you could no longer use {thing}?",
      scale: "disappointed",
    },
    { is: "item", id: "satisfaction", text: "All in all, how satisfied are you with {thing}?", scale: "satisfied" },
    {
      is: "aspects",
      prefix: "feature",
      usual: ["quality", "value", "effort", "fit", "trust"],
      text: "When it comes to {category}, how important is “{criterion}” to you?",
      scale: "important",
    },
  ],
  measures: [
    { is: "fit_score" },
    { is: "top_box", id: "csat_t2b", label: "Satisfied", item: "satisfaction", top: 2 },
    { is: "best_worst", id: "maxdiff", label: "What matters most" },
  ],
  levels: {
    base: 0.3,
    emphasis: ["effort", "quality"],
    brings: { quality: 0.04, convenience: 0.1, effort: -0.1, simplicity: -0.06, reliability: 0.02, value: -0.04 },
  },
  nextStep: {
    step: "Ask ten people who use it what they like and dislike about it, and count how many say unasked that {clause}.",
    question: "How disappointed would users be without it?",
    method: "One closed question to people who used it in the last two weeks, with the reason in their own words.",
    sample: "100 people or more.",
    would_change: "Clearly more or fewer people would miss it badly than here.",
  },
};
