import type { StudyForm } from "../study-form.ts";

/** Pricing: where a price feels cheap and expensive, who would buy at which, and what earns most. */
export const pricing: StudyForm = {
  label: "Pricing",
  description: "What it is worth, what it is compared with, and where the price becomes a reason.",
  default_audience: "b2c",
  slug: "pricing-study",
  demo: {
    topic: "Is $12 a month a fair price for an invoicing app for freelancers?",
    subject: "an invoicing app",
    price: { amount: 12, currency: "USD", per: "month" },
    audience_description: "freelance designers",
  },
  uses: ["price"],
  proposal: "You gave a price: a pricing study measures who would pay it.",
  reading: "offer",
  isOffered: true,
  guide: {
    swap: 1,
    questions: [
      {
        purpose: "value_today",
        ask: "What would it be worth to you?",
        seeks: ["example", "ladder"],
        hypothetical: true,
      },
      { purpose: "budget_owner", ask: "Who decides about the money for it?", seeks: ["example", "clarify"] },
      { purpose: "comparison_price", ask: "What do you compare its cost with?", seeks: ["contrast", "ladder"] },
      {
        purpose: "price_reaction",
        ask: "{costs} What goes through your mind?",
        without: "No price is set yet. Where does it begin to feel expensive, next to what you pay today?",
        seeks: ["ladder", "contrast"],
      },
      { purpose: "fairness", ask: "What makes a price fair, or unfair, to you?", seeks: ["example", "clarify"] },
      {
        purpose: "unlock_more",
        ask: "What, if anything, would make you pay more for it?",
        seeks: ["counter", "ladder"],
        hypothetical: true,
      },
    ],
  },
  closed: [{ is: "prices" }],
  measures: [{ is: "prices" }],
  levels: {
    base: 0.35,
    emphasis: ["price", "value"],
    brings: {
      price: -0.06,
      price_clarity: -0.02,
      value: 0.02,
      habit: -0.1,
      convenience: 0.14,
      fit: 0.06,
      quality: 0.04,
    },
  },
  nextStep: {
    step: "Put a price to ten people you want to serve, and count how many object before you explain anything.",
    question: "At which price do people stop considering it?",
    method: "Price questions first, then a choice between packages at different prices.",
    sample: "100 people or more: price curves from fewer than 30 cross by chance.",
    would_change: "Clearly more or fewer people would pay it than here, or most name quite another price.",
  },
};
