import { recordOf } from "../own-value.ts";
import { type DimensionId, dimensionIds, scale } from "../rubric/dimensions.ts";
import type { Sums, Votes } from "../tools/tools.sql.ts";
import type { Usage } from "./contract.ts";
import { prior, shortfallOf } from "./rules.ts";

// Scoring by voices, and what 1.0 has in common with it. Votes on a dimension are taken as normal draws with unknown mean
// and variance under the conjugate normal-inverse-chi-squared prior (Gelman et al., Bayesian Data Analysis, 3rd ed., 3.3).
const priorVariance = prior.variance[0] / prior.variance[1];
/** The 95th percentile of the standard normal distribution. */
const z95 = 1.6448536269514722;

/** One vote: a rating for each dimension it rates. */
export type Ratings = Partial<Record<DimensionId, number>>;

/** No votes on any dimension. */
export const noVotes = (): Votes => recordOf(dimensionIds, () => ({ n: 0, sum: 0, squares: 0 }));

/** The votes with one more vote (`sign` 1), or with one taken back (`sign` -1). */
export function withRatings(votes: Votes, ratings: Ratings, sign: 1 | -1): Votes {
  const next = { ...votes };
  for (const id of dimensionIds) {
    const rating = ratings[id];
    if (rating === undefined) continue;
    const { n, sum, squares } = votes[id];
    // Taking the last vote back leaves exact zeros, so no rounding of earlier sums can outlive the votes.
    next[id] =
      n + sign === 0
        ? { n: 0, sum: 0, squares: 0 }
        : { n: n + sign, sum: sum + sign * rating, squares: squares + sign * rating * rating };
  }
  return next;
}

/** A counted review and its voice: the `voice_id` of its publication, or else its key. */
type CountedReview = { voice: string; ratings: Ratings; published_at: string };

/** A tool's firsthand numbers by voices, each one vote: the mean of its counted reviews' ratings. */
export function scoreByVoices(reviews: CountedReview[]) {
  const voices = Map.groupBy(reviews, ({ voice }) => voice);
  const votes = [...voices.values()].reduce((sums, reviews) => withRatings(sums, voteOf(reviews), 1), noVotes());
  const moments = reviews.map(({ published_at }) => Date.parse(published_at));
  const hours = reviews.length === 0 ? 0 : (Math.max(...moments) - Math.min(...moments)) / 3_600_000;
  return { voices: voices.size, status: statusOf(voices.size, hours), ...scoresOf(votes) };
}

/** The vote of one voice: on each dimension the mean of its reviews' ratings, equally weighted. */
export function voteOf(reviews: { ratings: Ratings }[]): Ratings {
  const vote: Ratings = {};
  for (const id of dimensionIds) {
    const values = reviews.flatMap(({ ratings }) => ratings[id] ?? []);
    if (values.length > 0) vote[id] = values.reduce((total, rating) => total + rating, 0) / values.length;
  }
  return vote;
}

/** How far a tool's numbers can be relied on. */
export function statusOf(voices: number, hours: number): Usage["status"] {
  if (voices === 0) return "no_data";
  return shortfallOf({ voices, hours }) === null ? "ok" : "insufficient";
}

/** Each dimension's score, the usage score, both on the rubric's scale, and the lower end for sorting lists. */
export function scoresOf(votes: Votes) {
  const ratings = recordOf(dimensionIds, (id) => dimensionScore(votes[id]));
  const { score, low } = usageScore(ratings);
  return { ratings, usage_score: score, usage_low: low };
}

/** A dimension's posterior mean, and its interval by Student's t, cut to the scale; null without votes. */
export function dimensionScore({ n, sum, squares }: Sums): Usage["ratings"][DimensionId] {
  if (n === 0) return null;
  const weight = prior.votes + n;
  const mean = (prior.votes * prior.mean + sum) / weight;
  const spread = Math.max(0, squares - (sum * sum) / n);
  const shift = ((prior.votes * n) / weight) * (sum / n - prior.mean) ** 2;
  const variance = (prior.votes * priorVariance + spread + shift) / weight;
  const margin = t95(weight) * Math.sqrt(variance / weight);
  return { mean, count: n, low: Math.max(scale.least, mean - margin), high: Math.min(scale.most, mean + margin) };
}

/** The usage score: the mean over rated dimensions, and that of their lower ends for sorting; null without votes. */
export function usageScore(ratings: Usage["ratings"]): { score: number | null; low: number | null } {
  const values = Object.values(ratings).filter((rating) => rating !== null);
  if (values.length === 0) return { score: null, low: null };
  const average = (pick: (rating: (typeof values)[number]) => number) =>
    values.reduce((total, rating) => total + pick(rating), 0) / values.length;
  return { score: average((rating) => rating.mean), low: average((rating) => rating.low) };
}

/** The 95th percentile of Student's t for 6 degrees of freedom or more, within 3e-5 (Abramowitz & Stegun 26.7.5). */
export function t95(df: number): number {
  const z = z95;
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92_160,
  ];
  return terms.reduce((total, term, index) => total + term / df ** (index + 1), z);
}
