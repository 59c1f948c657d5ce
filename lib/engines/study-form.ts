import type { Audience } from "../personas/contract.ts";

/** What is known of a study type, all in one file of `study-types/`. */
export type StudyForm = {
  label: string;
  description: string;
  default_audience: Audience;
  /** How the slugs of its studies end. */
  slug: string;
  /** How a study looks at its subject: as an offer that people weigh up, or as something they live with. */
  reading: "offer" | "use";
};
