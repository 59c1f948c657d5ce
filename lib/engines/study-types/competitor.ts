import type { StudyForm } from "../study-form.ts";

/** Competitive analysis: share of preference with the status quo as a rival, switching, and who wins on what. */
export const competitor: StudyForm = {
  label: "Competitive analysis",
  description: "How people choose between rivals, where each wins, and what makes them switch.",
  default_audience: "b2b",
  slug: "competitive-analysis",
  reading: "offer",
};
