import type { StudyForm } from "../study-form.ts";

/** Concept test: intent, uniqueness, relevance, belief and value, each as top box and top two boxes, and expected trial. */
export const concept: StudyForm = {
  label: "Concept test",
  description: "First reactions to an idea, what is believable, and what would stop people.",
  default_audience: "b2c",
  slug: "concept-test",
  demo: {
    topic: "Would families buy a meal kit for toddlers at $29 a month?",
    subject: "a meal kit for toddlers",
    price: { amount: 29, currency: "USD", per: "month" },
    audience_description: "parents of toddlers",
  },
  uses: ["price", "stimulus"],
  reading: "offer",
  isOffered: true,
  guide: {
    swap: 2,
    questions: [
      {
        purpose: "first_reaction",
        ask: "What's the first thing that goes through your mind?",
        seeks: ["ladder", "clarify"],
      },
      { purpose: "what_is_it", ask: "How would you describe it to a friend?", seeks: ["clarify", "contrast"] },
      { purpose: "who_for", ask: "Who do you picture choosing it?", seeks: ["example", "clarify"] },
      { purpose: "whats_new", ask: "What, if anything, is new to you in it?", seeks: ["contrast", "ladder"] },
      {
        purpose: "unbelievable",
        ask: "What, if anything, do you find hard to believe about it?",
        seeks: ["ladder", "example"],
      },
      {
        purpose: "would_stop",
        ask: "{costs} What, if anything, would stop you?",
        seeks: ["counter", "example"],
        hypothetical: true,
      },
    ],
  },
  closed: [
    { is: "item", id: "intent", text: "How likely is it that you would buy {thing}, or take it up?", scale: "buy" },
    {
      is: "item",
      id: "uniqueness",
      text: "How different is {thing} from what there is?",
      scale: "degree",
      measures: { of: "consideration", id: "novelty" },
    },
    {
      is: "item",
      id: "relevance",
      text: "How far is {thing} made for somebody like you?",
      scale: "degree",
      measures: { of: "consideration", id: "fit" },
    },
    {
      is: "item",
      id: "believability",
      text: "How believable is what is said of {thing}?",
      scale: "degree",
      measures: { of: "consideration", id: "claims" },
    },
    {
      is: "item",
      id: "value",
      text: "How good is {thing} for the money?",
      scale: "degree",
      measures: { of: "consideration", id: "value" },
      isPriced: true,
    },
  ],
  measures: [
    { is: "boxes", item: "intent", label: "Would say yes", labelPriced: "Would buy" },
    { is: "boxes", item: "uniqueness", label: "Unlike others" },
    { is: "boxes", item: "relevance", label: "Relevant to me" },
    { is: "boxes", item: "believability", label: "Believable" },
    { is: "boxes", item: "value", label: "Worth the money" },
    { is: "trial" },
  ],
  levels: {
    base: 0.35,
    emphasis: ["fit", "habit"],
    brings: { habit: -0.14, fit: 0.04, convenience: 0.1, effort: -0.1, outcome: 0.1, price: -0.06 },
  },
  nextStep: {
    step: "Describe it in two sentences to ten people whom it concerns, and count how many would say yes to it.",
    question: "Does it do better than a plain alternative?",
    method: "Each person sees one of the two and says how likely they are to say yes to it.",
    sample: "100 people for each of the two.",
    would_change: "Clearly more or fewer people say yes to it than here.",
  },
};
