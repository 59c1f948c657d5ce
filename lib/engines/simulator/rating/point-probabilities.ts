import type { ClosedItem } from "../../engine.ts";
import { normalCdf } from "../../statistics.ts";

/** Half the latent width that the points of a scale part evenly; it fixes the unit of all levels. */
const halfWidth = 2.5;
/**
 * How much lower points lie on scales of ten or eleven, and where the undecided are to answer about 7; and at a price, so
 * that half of those who could go either way say that they would probably pay (hypothetical bias, List and Gallet 2001).
 * Assumptions.
 */
const leniency = { long: 0.4, recommend: 1, price: 0.5 };

/** The probability of each point for a latent with noise `spread` (ordered probit, McKelvey and Zavoina 1975). */
export function pointProbabilities(latent: number, item: ClosedItem, spread: number) {
  const { length } = item.points;
  const isLong = length >= 10;
  const shift =
    item.measures.of === "price"
      ? leniency.price
      : item.id === "recommend"
        ? leniency.recommend
        : isLong
          ? leniency.long
          : 0;
  const cuts = Array.from({ length: length - 1 }, (_, at) => halfWidth * ((2 * (at + 1)) / length - 1) - shift);
  const below = [0, ...cuts.map((cut) => normalCdf((cut - latent) / spread)), 1];
  return below.slice(1).map((upper, index) => Math.max(0, upper - below[index]!));
}
