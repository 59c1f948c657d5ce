import type { StudyForm } from "../study-form.ts";

/** Churn: how likely people leave, why, who could be kept, and the four forces that act on them. */
export const churn: StudyForm = {
  label: "Churn",
  description: "What people hired it for, the first doubt, the last straw, and what would keep them.",
  default_audience: "b2c",
  slug: "churn-study",
  reading: "use",
};
