import type { ConsiderationId } from "../../considerations.ts";

/** Of these an interview names one side only; of two that disagree the weaker is dropped. */
export const alike: ConsiderationId[][] = [
  ["effort", "convenience", "speed", "simplicity"],
  ["trust", "claims", "references"],
  ["price", "value", "price_clarity"],
];
