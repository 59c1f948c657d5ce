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
};
