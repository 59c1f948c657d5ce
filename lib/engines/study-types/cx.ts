import type { StudyForm } from "../study-form.ts";

/** Customer experience: satisfaction, effort, and which moments hurt most. */
export const cx: StudyForm = {
  label: "Customer experience",
  description: "The last journey step by step: the best and worst moments, the effort, the one fix.",
  default_audience: "b2c",
  slug: "customer-experience",
  reading: "use",
};
