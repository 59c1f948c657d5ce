import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import type { ReviewDocument } from "../reviews/contract.ts";
import { dimensionIds } from "../reviews/dimensions.ts";
import { reviews } from "../reviews/reviews.sql.ts";
import type { Usage } from "./contract.ts";
import { dimensionScore, usageScore, usageStatus, withRatings } from "./score.ts";
import { toolUsage, type Votes } from "./tools.sql.ts";

type Counted = { votes: Votes; summary: Usage };
/** What happens to a tool's votes: one is added, one is taken back, or one takes the place of another. */
type Change = { added: ReviewDocument | undefined; taken: ReviewDocument | undefined };
type Standing = Pick<Usage, "review_count" | "last_review_at">;

/**
 * A tool's usage after a change of its votes. `metrics` are the summaries of all measurements after it, or null where
 * neither vote measured anything.
 */
export function withChange(
  usage: Counted,
  { added, taken }: Change,
  metrics: Usage["metrics"] | null,
  { review_count, last_review_at }: Standing,
): Counted & { usage_score: number | null; usage_low: number | null } {
  const before = usage.summary;
  const without = taken ? withRatings(usage.votes, taken.ratings, -1) : usage.votes;
  const votes = added ? withRatings(without, added.ratings, 1) : without;
  const outcomes = { ...before.outcomes };
  if (taken) outcomes[taken.outcome] -= 1;
  if (added) outcomes[added.outcome] += 1;
  const reviewer_count = before.reviewer_count + (added ? 1 : 0) - (taken ? 1 : 0);
  const summary: Usage = {
    review_count,
    reviewer_count,
    ratings: Object.fromEntries(dimensionIds.map((id) => [id, dimensionScore(votes[id])])) as Usage["ratings"],
    outcomes,
    metrics: metrics ?? before.metrics,
    status: usageStatus(reviewer_count),
    last_review_at,
  };
  const { score, low } = usageScore(summary.ratings);
  return { votes, summary, usage_score: score, usage_low: low };
}

/**
 * Takes back what a review that stands no more said of its tool: its vote, when it was its key's, in whose place the
 * key's earlier vote may count again. The caller holds the lock on the tool's usage row and has changed the reviews.
 */
export async function uncountVote(
  tx: Transaction,
  usage: typeof toolUsage.$inferSelect,
  change: Change,
): Promise<void> {
  const [last] = await tx
    .select({ published_at: reviews.published_at })
    .from(reviews)
    .where(and(eq(reviews.tool_id, usage.tool_id), isNull(reviews.withdrawn_at)))
    .orderBy(desc(reviews.seq))
    .limit(1);
  const review_count = usage.summary.review_count - 1;
  const last_review_at = last?.published_at.toISOString() ?? null;
  const isMeasured = change.added?.metrics !== undefined || change.taken?.metrics !== undefined;
  const metrics = isMeasured ? await summarizeMetrics(tx, usage.tool_id) : null;
  await tx
    .update(toolUsage)
    .set(withChange(usage, change, metrics, { review_count, last_review_at }))
    .where(eq(toolUsage.tool_id, usage.tool_id));
}

/** Count, median and 90th percentile (interpolated) of each measurement of the rows it is selected over, as SQL. */
export const metricSummaries = `json_build_object(${["latency_ms", "cost_usd", "calls"].map(summaryOf).join(", ")})`;

function summaryOf(column: string): string {
  const at = (share: number) => `percentile_cont(${share}) within group (order by ${column})`;
  return `'${column}', case when count(${column}) = 0 then null else
    json_build_object('count', count(${column}), 'median', ${at(0.5)}, 'p90', ${at(0.9)}) end`;
}

async function summarizeMetrics(tx: Transaction, tool_id: string): Promise<Usage["metrics"]> {
  const [found] = await tx
    .select({ metrics: sql<Usage["metrics"]>`${sql.raw(metricSummaries)}` })
    .from(reviews)
    .where(sql`${reviews.tool_id} = ${tool_id} and ${reviews.counted}`);
  return found!.metrics;
}
