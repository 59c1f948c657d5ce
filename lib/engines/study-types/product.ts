import type { StudyForm } from "../study-form.ts";

/** Product fit: whether it would be missed, how it satisfies, and what matters most in it. */
export const product: StudyForm = {
  label: "Product fit",
  description: "The job a product is hired for, what people would miss, and what is missing.",
  default_audience: "b2b",
  slug: "product-fit",
  reading: "use",
};
