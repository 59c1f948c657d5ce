import { drawFrom } from "../../../engines/draw.ts";
import { clamp, wilson, z90 } from "../../../engines/statistics.ts";

/** The 90 % interval of sampling error; null where none can be computed. */
export type Interval = { low: number; high: number } | null;

/** Wilson's interval of a share for `n` independent answers. */
export const shareInterval = (share: number, n: number): Interval => (n > 0 ? wilson(share, n) : null);

/** The normal interval of a mean whose single answers have this variance, held within the scale. */
export function meanInterval(mean: number, variance: number, n: number, least: number, most: number): Interval {
  if (n <= 0) return null;
  const half = z90 * Math.sqrt(Math.max(0, variance) / n);
  return { low: clamp(mean - half, least, most), high: clamp(mean + half, least, most) };
}

const resamples = 1000;
const stream = drawFrom("touchstone bootstrap");
/** The chance of all bootstraps, which is always the same: kept, as hashing it again would be most of their work. */
const chance: number[] = [];

/** The indices of a sample, out of so many answers. */
function sampleOf(resample: number, size: number, answers: number): number[] {
  while (chance.length < (resample + 1) * size) chance.push(stream.next());
  return Array.from({ length: size }, (_, place) => Math.floor(chance[resample * size + place]! * answers));
}

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
  const found = Array.from({ length: resamples }, (_, resample) =>
    statistic(sampleOf(resample, size, answers.length).map((index) => answers[index]!)),
  ).sort((one, other) => one - other);
  return { low: found[Math.floor(0.05 * resamples)]!, high: found[Math.ceil(0.95 * resamples) - 1]! };
}
