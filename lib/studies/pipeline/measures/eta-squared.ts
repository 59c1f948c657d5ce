import { mean } from "../../../engines/statistics.ts";

/**
 * The correlation ratio: the variance between groups over the total variance, from 0 to 1. Null where it says nothing: with
 * fewer than two groups, without a group of two, or where all values are the same.
 */
export function etaSquared(groups: readonly (readonly number[])[]): number | null {
  const all = groups.flat();
  if (groups.length < 2 || all.length <= groups.length) return null;
  const middle = mean(all);
  const total = all.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  const between = groups.reduce((sum, group) => sum + group.length * (mean(group) - middle) ** 2, 0);
  // Ratings are kept with four decimals: below that, what differs is rounding.
  return total / all.length < 1e-8 ? null : Math.min(1, between / total);
}
