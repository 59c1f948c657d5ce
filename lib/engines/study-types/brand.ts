import type { StudyForm } from "../study-form.ts";

/** Brand perception: the funnel from coming to mind to being considered, and what the brand is associated with. */
export const brand: StudyForm = {
  label: "Brand perception",
  description: "What comes to mind first, what a brand stands for, and who it is not for.",
  default_audience: "b2c",
  slug: "brand-perception",
  reading: "use",
};
