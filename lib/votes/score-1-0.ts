import type { Usage } from "./contract.ts";
import { noVotes, type Ratings, scoresOf, withRatings } from "./score.ts";

/** A review that was not withdrawn: its signer and its ratings. */
type KeyReview = { public_key: string; ratings: Ratings };

/** Scoring 1.0: a tool's firsthand numbers from its reviews in order, one vote per key, its newest review. */
export function scoreByKeys(standing: KeyReview[]) {
  const newest = new Map(standing.map(({ public_key, ratings }) => [public_key, ratings]));
  const votes = [...newest.values()].reduce((sums, ratings) => withRatings(sums, ratings, 1), noVotes());
  const status: Usage["status"] = newest.size === 0 ? "no_data" : newest.size < 3 ? "insufficient" : "ok";
  return { reviewer_count: newest.size, status, ...scoresOf(votes) };
}
