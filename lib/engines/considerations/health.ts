import type { Consideration } from "./consideration.ts";

export const health: Consideration = {
  theme: "Health and wellbeing",
  criterion: "Good for health",
  objection: "I doubt that it is good for me",
  category: "other",
  wording: {
    pro: "something good for their health",
    con: "doubt that it is good for them",
    see: "what is in it and who has tested it",
    keep: "say what is in it",
    mend: "have its effect on health tested, and publish it",
  },
  loadings: { health_concern: 1, family_orientation: 0.4 },
  touches: "health, medical, sleep, nutrition value, stress, mental health, fitness, sugar, calories, allergy",
};
