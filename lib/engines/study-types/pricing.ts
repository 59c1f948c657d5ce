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
};
