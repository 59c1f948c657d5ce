import { eq, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import type { ReviewDocument } from "../reviews/contract.ts";
import { dimensionIds } from "../reviews/dimensions.ts";
import { reviews } from "../reviews/reviews.sql.ts";
import type { Usage } from "./contract.ts";
import { dimensionScore, usageScore, usageStatus, withRatings } from "./score.ts";
import { tools, toolUsage, type Votes } from "./tools.sql.ts";
import { words } from "./words.ts";

/** A text search vector has a largest size, and nobody may fill a tool's with words of their own. */
const mostUseCaseWords = 2000;

/**
 * Counts a published review as its key's vote on a tool, in place of the vote it supersedes, and makes its use case
 * findable. The caller holds the lock on the tool's usage row.
 */
export async function countVote(
  tx: Transaction,
  usage: typeof toolUsage.$inferSelect,
  vote: ReviewDocument,
  superseded: ReviewDocument | undefined,
  published_at: Date,
): Promise<void> {
  const votes = withRatings(
    superseded ? withRatings(usage.votes, superseded.ratings, -1) : usage.votes,
    vote.ratings,
    1,
  );
  const before = usage.summary;
  const outcomes = { ...before.outcomes };
  if (superseded) outcomes[superseded.outcome] -= 1;
  outcomes[vote.outcome] += 1;
  const reviewer_count = before.reviewer_count + (superseded ? 0 : 1);
  const measured = vote.metrics !== undefined || superseded?.metrics !== undefined;
  const summary: Usage = {
    review_count: before.review_count + 1,
    reviewer_count,
    ratings: ratingsOf(votes),
    outcomes,
    metrics: measured ? await summarizeMetrics(tx, usage.tool_id) : before.metrics,
    status: usageStatus(reviewer_count),
    last_review_at: published_at.toISOString(),
  };
  const { score, low } = usageScore(summary.ratings);
  await tx
    .update(toolUsage)
    .set({ votes, summary, usage_score: score, usage_low: low })
    .where(eq(toolUsage.tool_id, usage.tool_id));
  const learned = sql`strip(to_tsvector('english', ${words(vote.use_case).join(" ")}))`;
  await tx
    .update(tools)
    .set({ use_cases: sql`${tools.use_cases} || ${learned}` })
    .where(sql`${tools.tool_id} = ${usage.tool_id} and length(${tools.use_cases}) < ${mostUseCaseWords}
      and ${tools.use_cases} || ${learned} <> ${tools.use_cases}`);
}

function ratingsOf(votes: Votes): Usage["ratings"] {
  return Object.fromEntries(dimensionIds.map((id) => [id, dimensionScore(votes[id])])) as Usage["ratings"];
}

/** Medians and 90th percentiles over counted reviews, interpolated as PostgreSQL's percentile_cont does. */
async function summarizeMetrics(tx: Transaction, tool_id: string): Promise<Usage["metrics"]> {
  const percentile = (share: number, column: SQL) =>
    sql`percentile_cont(${sql.raw(String(share))}) within group (order by ${column})`;
  const of = (column: SQL) =>
    sql<Usage["metrics"]["calls"]>`case when count(${column}) = 0 then null else json_build_object(
      'count', count(${column}), 'median', ${percentile(0.5, column)}, 'p90', ${percentile(0.9, column)}) end`;
  const [metrics] = await tx
    .select({
      latency_ms: of(sql`${reviews.latency_ms}`),
      cost_usd: of(sql`${reviews.cost_usd}`),
      calls: of(sql`${reviews.calls}`),
    })
    .from(reviews)
    .where(sql`${reviews.tool_id} = ${tool_id} and ${reviews.counted}`);
  return metrics!;
}
