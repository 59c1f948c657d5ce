import { dimensionIds } from "../rubric/dimensions.ts";
import type { Usage } from "./contract.ts";
import { leastHours, leastVoices, listedDays } from "./rules.ts";
import { noVotes, type Ratings, scoresOf, withRatings } from "./score.ts";

/** A counted review and its voice: the `voice_id` of its publication, or else its key. */
type CountedReview = { voice: string; ratings: Ratings; published_at: string };

/** Scoring 1.1: a tool's firsthand numbers by voices, each one vote: the mean of its counted reviews' ratings. */
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

/** no_data without voices, ok from three voices on whose reviews are at least 24 hours apart, else insufficient. */
export function statusOf(voices: number, hours: number): Usage["status"] {
  if (voices === 0) return "no_data";
  return voices >= leastVoices && hours >= leastHours ? "ok" : "insufficient";
}

/** Whether reviews confirm a tool that one of them listed: three voices or more over at least seven days. */
export function isBorneOut(voices: number, hours: number): boolean {
  return voices >= leastVoices && hours >= listedDays * 24;
}
