import { largestRemainder } from "../../../engines/largest-remainder.ts";
import { expected, mean } from "../../../engines/statistics.ts";
import type { Answers } from "./answers.ts";

/**
 * A hundred points shared out over some drivers, as each interview would by how far above the lowest point it rates them;
 * whole, adding up to 100. Interviews that rate none above it have no points to give and are left out.
 */
export function driverPoints(answers: Answers, ids: readonly string[]): { points: number[]; n: number } {
  const given = answers
    .together(ids)
    .map(({ distributions }) => distributions.map((shares) => expected(shares, 0)))
    .filter((weights) => weights.some((weight) => weight > 0))
    .map((weights) => {
      const all = weights.reduce((sum, weight) => sum + weight, 0);
      return weights.map((weight) => weight / all);
    });
  const shares = ids.map((_, driver) => mean(given.map((own) => own[driver]!)));
  return { points: largestRemainder(shares, 100), n: given.length };
}
