import type { ReviewDocument } from "../reviews/contract.ts";
import { dimensionIds } from "../reviews/dimensions.ts";
import type { Usage } from "./contract.ts";
import { dimensionScore, usageScore, usageStatus, withRatings } from "./score.ts";
import type { Votes } from "./tools.sql.ts";

/**
 * A tool's usage with a published review counted as its key's vote, in place of the vote it supersedes. `metrics` are
 * the summaries of all measurements with it, or null where neither vote measured anything.
 */
export function withVote(
  usage: { votes: Votes; summary: Usage },
  vote: ReviewDocument,
  superseded: ReviewDocument | undefined,
  metrics: Usage["metrics"] | null,
  published_at: string,
): { votes: Votes; summary: Usage; score: number | null; low: number | null } {
  const kept = superseded ? withRatings(usage.votes, superseded.ratings, -1) : usage.votes;
  const votes = withRatings(kept, vote.ratings, 1);
  const before = usage.summary;
  const outcomes = { ...before.outcomes };
  if (superseded) outcomes[superseded.outcome] -= 1;
  outcomes[vote.outcome] += 1;
  const reviewer_count = before.reviewer_count + (superseded ? 0 : 1);
  const summary: Usage = {
    review_count: before.review_count + 1,
    reviewer_count,
    ratings: Object.fromEntries(dimensionIds.map((id) => [id, dimensionScore(votes[id])])) as Usage["ratings"],
    outcomes,
    metrics: metrics ?? before.metrics,
    status: usageStatus(reviewer_count),
    last_review_at: published_at,
  };
  return { votes, summary, ...usageScore(summary.ratings) };
}
