import type { StudyForm } from "../study-form.ts";

/** Concept test: intent, uniqueness, relevance, belief and value, each as top box and top two boxes, and expected trial. */
export const concept: StudyForm = {
  label: "Concept test",
  description: "First reactions to an idea, what is believable, and what would stop people.",
  default_audience: "b2c",
  slug: "concept-test",
  reading: "offer",
};
