import { drawFrom } from "../../../engines/draw.ts";
import { clamp, mean, t90, variance, wilson, z90 } from "../../../engines/statistics.ts";

/** The 90 % interval of sampling error; null where none can be computed. */
export type Interval = { low: number; high: number } | null;

/** Wilson's interval of a share for `n` independent answers. */
export const shareInterval = (share: number, n: number): Interval => (n > 0 ? wilson(share, n) : null);

/** The normal interval of a mean whose single answers have this variance, held within the scale. */
export function meanInterval(middle: number, squares: number, n: number, least: number, most: number): Interval {
  if (n <= 0) return null;
  const half = z90 * Math.sqrt(Math.max(0, squares) / n);
  return { low: clamp(middle - half, least, most), high: clamp(middle + half, least, most) };
}

/** The fewest personas whose means give an interval. */
const fewestPersonas = 3;

/** Student's t interval of a mean over the means of P personas, with P − 1 degrees of freedom, held within the scale; null under 3. */
export function personaInterval(means: readonly number[], least: number, most: number): Interval {
  const personas = means.length;
  if (personas < fewestPersonas) return null;
  const half = t90[personas - 2]! * Math.sqrt(variance(means) / (personas - 1));
  return { low: clamp(mean(means) - half, least, most), high: clamp(mean(means) + half, least, most) };
}

/** Lists of numbers in the order of their first difference. */
export const byNumbers = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, at) => value - other[at]!).find((difference) => difference !== 0) ?? 0;

const resamples = 1000;
const stream = drawFrom("touchstone bootstrap");
const chance: number[] = [];

/** The chance of all bootstraps and random answers, which is always the same: kept, as hashing it again would be most of their work. */
export const chanceAt = (place: number): number => {
  while (chance.length <= place) chance.push(stream.next());
  return chance[place]!;
};

/**
 * The percentile bootstrap interval (Efron 1979) of a statistic over samples of `n` answers. The answers come in an order
 * of their own, not that of the interviews, so that the interval does not depend on who was asked first.
 */
export function bootstrapInterval<Answered>(
  answers: readonly Answered[],
  n: number,
  statistic: (sample: Answered[]) => number,
): Interval {
  const size = Math.round(n);
  if (answers.length < 2 || size < 2) return null;
  const sampleAt = (resample: number) =>
    Array.from({ length: size }, (_, at) => Math.floor(chanceAt(resample * size + at) * answers.length))
      .sort((one, other) => one - other)
      .map((index) => answers[index]!);
  // A Float64Array is sorted without a call for each pair.
  const values = Float64Array.from({ length: resamples }, (_, resample) => statistic(sampleAt(resample))).sort();
  return { low: values[Math.floor(0.05 * resamples)]!, high: values[Math.ceil(0.95 * resamples) - 1]! };
}
