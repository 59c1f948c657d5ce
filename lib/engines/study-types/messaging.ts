import type { StudyForm } from "../study-form.ts";

/** Message test: five qualities, the mean of them, which variant leads, and whether it was understood. */
export const messaging: StudyForm = {
  label: "Message test",
  description: "What a message says to its readers, what they believe, and what is unclear.",
  default_audience: "b2b",
  slug: "message-test",
  reading: "offer",
};
