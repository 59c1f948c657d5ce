/**
 * Whole shares of a total in proportion to some weights, by largest remainder (Hamilton's method): they add up to the
 * total exactly. Ties go to the earlier one. All 0 when no weight is positive.
 */
export function largestRemainder(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((all, weight) => all + Math.max(0, weight), 0);
  if (sum <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (Math.max(0, weight) / sum) * total);
  const shares = exact.map(Math.floor);
  const left = total - shares.reduce((all, share) => all + share, 0);
  const byRemainder = [...exact.keys()].sort(
    (one, other) => exact[other]! - shares[other]! - (exact[one]! - shares[one]!) || one - other,
  );
  for (const index of byRemainder.slice(0, left)) shares[index] = shares[index]! + 1;
  return shares;
}
