import type { StudyForm } from "../study-form.ts";

/** Needs and segments: a map of needs. A few personas are no segments of a market, and are not called so. */
export const segmentation: StudyForm = {
  label: "Needs and segments",
  description: "How needs and trade-offs differ between people, as a map of needs.",
  default_audience: "b2c",
  slug: "needs-map",
  reading: "offer",
};
