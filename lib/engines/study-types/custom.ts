import type { StudyForm } from "../study-form.ts";

/** A question of one's own: interest, and how the subject does on what the topic touches. */
export const custom: StudyForm = {
  label: "Custom question",
  description: "A question of your own: context, behaviour, reaction, barriers, comparison, next step.",
  default_audience: "b2c",
  slug: "study",
  reading: "offer",
};
