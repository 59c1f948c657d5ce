import type { TypeGuide } from "./core-question.ts";

/** Pricing: what it is worth before what it costs, and a figure only where the topic names one. */
export const pricing: TypeGuide = {
  questions: [
    {
      purpose: "value_today",
      text: ({ subject }) =>
        `Think of what ${subject} could do for you. What is that worth to you, in time, money or worry?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "budget_owner",
      text: ({ category }) => `Who decides about the money for ${category}?`,
      seeks: ["example", "clarify"],
    },
    {
      purpose: "comparison_price",
      text: ({ subject }) => `What do you compare the cost of ${subject} with?`,
      seeks: ["contrast", "ladder"],
    },
    {
      purpose: "price_reaction",
      text: ({ price }) =>
        price === null
          ? "No price is set yet. Where does it begin to feel expensive, next to what you pay today?"
          : `It costs ${price}. What goes through your mind?`,
      seeks: ["ladder", "contrast"],
    },
    {
      purpose: "fairness",
      text: ({ category }) => `What makes a price fair, or unfair, when it comes to ${category}?`,
      seeks: ["example", "clarify"],
    },
    {
      purpose: "unlock_more",
      text: ({ subject }) => `What, if anything, would make you pay more for ${subject}?`,
      seeks: ["counter", "ladder"],
    },
  ],
  swap: [1, 2],
};
