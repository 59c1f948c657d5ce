import { normalCdf } from "../../statistics.ts";

/** Half the latent width that the points of a scale part evenly; it fixes the unit of all levels. */
const halfWidth = 2.5;
/** How much lower points lie on scales of ten or eleven, of whose upper end people use more: latent; an assumption. */
const leniency = 0.4;
/** How much lower they lie for recommending, in latent units: assumed, so that the undecided answer about 7 of 10. */
export const recommendingLeniency = 1;

/** The probability of each point for a latent with noise `spread` (ordered probit, McKelvey and Zavoina 1975). */
export function pointProbabilities(
  latent: number,
  points: number,
  spread: number,
  shift = points >= 10 ? leniency : 0,
) {
  const cuts = Array.from({ length: points - 1 }, (_, at) => halfWidth * ((2 * (at + 1)) / points - 1) - shift);
  const below = [0, ...cuts.map((cut) => normalCdf((cut - latent) / spread)), 1];
  return below.slice(1).map((upper, index) => Math.max(0, upper - below[index]!));
}
