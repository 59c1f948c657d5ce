import { asShares, sum } from "./statistics.ts";

/**
 * Whole shares of a total in proportion to some weights, by largest remainder (Hamilton's method): they add up to the
 * total exactly. Ties go to the earlier one. All 0 when no weight is positive.
 */
export function largestRemainder(weights: readonly number[], total: number): number[] {
  const positive = weights.map((weight) => Math.max(0, weight));
  if (sum(positive) <= 0) return weights.map(() => 0);
  const exact = asShares(positive).map((share) => share * total);
  const shares = exact.map(Math.floor);
  const left = total - sum(shares);
  const byRemainder = [...exact.keys()].sort(
    (one, other) => exact[other]! - shares[other]! - (exact[one]! - shares[one]!) || one - other,
  );
  for (const index of byRemainder.slice(0, left)) shares[index] = shares[index]! + 1;
  return shares;
}
