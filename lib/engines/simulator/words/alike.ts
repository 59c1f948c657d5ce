import type { ConsiderationId } from "../../considerations.ts";

/** Of these an interview names one side only; of two that disagree the weaker is dropped. */
export const alike: ConsiderationId[][] = [
  ["effort", "convenience", "simplicity", "learning", "time_saved", "speed"],
  ["trust", "claims", "references"],
  ["claims", "proof"],
  ["proof", "outcome", "features"],
  ["value", "outcome"],
  ["price", "value", "price_clarity", "budget_cycle"],
  ["features", "fit", "integration"],
  ["integration", "migration"],
  ["habit", "urgency"],
  ["quality", "reliability"],
  ["support", "service"],
  ["privacy", "security", "trust"],
  ["others", "family"],
];
export const alikeInUse: ConsiderationId[][] = [...alike, ["migration", "habit"]];
