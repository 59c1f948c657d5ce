import type { Consideration } from "./consideration.ts";

export const urgency: Consideration = {
  theme: "Need right now",
  criterion: "Solves a need of this year",
  objection: "It is not a priority now",
  category: "timing",
  wording: {
    pro: "a need that presses now",
    con: "other things that come first",
    see: "what waiting costs them",
    keep: "speak of the occasion that brings the need",
    mend: "find the occasion at which it becomes pressing",
  },
  loadings: { time_to_value: 0.5, convenience: 0.4, budget_authority: -0.2 },
  touches: "priority, priorities, urgent, timing, now, pain point, pain points, problem, trigger",
};
