import type { StudyForm } from "../study-form.ts";

/** Pricing: where a price feels cheap and expensive, who would buy at which, and what earns most. */
export const pricing: StudyForm = {
  label: "Pricing",
  description: "What it is worth, what it is compared with, and where the price becomes a reason.",
  default_audience: "b2c",
  slug: "pricing-study",
  reading: "offer",
};
