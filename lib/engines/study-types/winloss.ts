import type { StudyForm } from "../study-form.ts";

/** Win-loss: what drives the decision, how likely it is won, why it is lost, and whether price is a reason or a pretext. */
export const winloss: StudyForm = {
  label: "Win-loss",
  description: "Why deals are won or lost: trigger, process, criteria and the moment of decision.",
  default_audience: "b2b",
  slug: "win-loss-analysis",
  reading: "offer",
};
