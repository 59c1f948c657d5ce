import type { Plan } from "../../engines/plan.ts";

/** A plan that names nothing. */
export const barePlan: Plan = {
  decision: "What do people make of an oat drink?",
  questions: ["What speaks for an oat drink?", "What speaks against an oat drink?"],
  subject: "an oat drink",
  category: "oat drinks",
  brand: null,
  competitors: [],
  status_quo: null,
  stimulus: null,
  prices: [],
  claims: [],
  considerations: [],
  labels: [],
  language: "en",
  coverage: 1,
  understood: true,
  not_understood: [],
  guide: null,
};
