import type { DimensionId } from "../rubric/dimensions.ts";

/** The assessment score: the mean of the non-null ratings of one desk assessment; null when all are null. */
export function assessmentScore(ratings: Record<DimensionId, number | null>): number | null {
  const rated = Object.values(ratings).filter((rating) => rating !== null);
  return rated.length === 0 ? null : rated.reduce((total, rating) => total + rating, 0) / rated.length;
}
