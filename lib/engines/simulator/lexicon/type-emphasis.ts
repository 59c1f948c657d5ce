import type { ConsiderationId } from "../../considerations.ts";
import type { StudyTypeId } from "../../study-types.ts";

/** What a type of study draws attention to: these considerations weigh a quarter more while it is asked. */
export const typeEmphasis: Record<StudyTypeId, ConsiderationId[]> = {
  brand: ["trust", "quality", "status", "references"],
  product: ["features", "fit", "effort", "reliability"],
  concept: ["novelty", "claims", "fit", "price"],
  competitor: ["migration", "features", "price", "habit"],
  cx: ["service", "speed", "effort", "reliability"],
  pricing: ["price", "value", "price_clarity", "budget_cycle"],
  messaging: ["claims", "proof", "fit", "trust"],
  winloss: ["price", "proof", "vendor_risk", "others"],
  churn: ["value", "reliability", "support", "migration"],
  segmentation: ["fit", "convenience", "choice", "value"],
  custom: ["value", "effort", "habit", "trust"],
};

/**
 * Where an average person starts in a study of each type: latent units, −0.25 to 0.1. An assumption: people who are asked
 * why they leave or why a deal was lost have seen more of the bad side.
 */
export const typeBase: Record<StudyTypeId, number> = {
  brand: 0.1,
  product: 0.1,
  concept: 0,
  competitor: -0.05,
  cx: 0.05,
  pricing: -0.1,
  messaging: 0,
  winloss: -0.1,
  churn: -0.25,
  segmentation: 0.1,
  custom: 0,
};
