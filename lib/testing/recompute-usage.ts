import { eq } from "drizzle-orm";
import { database } from "../db/client.ts";
import type { ReviewDocument } from "../reviews/contract.ts";
import { dimensionIds } from "../reviews/dimensions.ts";
import { reviews } from "../reviews/reviews.sql.ts";

type Stored = { review_count: number; votes: ReviewDocument[]; last_review_at: string | null };

/** What reviews say of a tool, counted anew from the published documents alone: the newest that each key let stand is its vote. */
export async function recomputeUsage(tool_id: string) {
  const { review_count, votes, last_review_at } = await read(tool_id);
  const outcomes = { success: 0, partial: 0, failure: 0 };
  for (const { outcome } of votes) outcomes[outcome] += 1;
  const rated = dimensionIds.map((id) => [id, votes.flatMap(({ ratings }) => ratings[id] ?? [])] as const);
  const measured = (name: "latency_ms" | "cost_usd" | "calls") =>
    summaryOf(votes.flatMap(({ metrics }) => metrics?.[name] ?? []));
  return {
    review_count,
    reviewer_count: votes.length,
    outcomes,
    last_review_at,
    status: votes.length === 0 ? "no_data" : votes.length < 3 ? "insufficient" : "ok",
    metrics: { latency_ms: measured("latency_ms"), cost_usd: measured("cost_usd"), calls: measured("calls") },
    /** Votes per dimension and their posterior mean: a prior of 3.0 that weighs five votes. */
    counts: Object.fromEntries(rated.map(([id, given]) => [id, given.length])),
    means: Object.fromEntries(
      rated.map(([id, given]) => [id, given.length === 0 ? null : (15 + sum(given)) / (5 + given.length)]),
    ),
    sums: Object.fromEntries(
      rated.map(([id, given]) => [id, { n: given.length, sum: sum(given), squares: sum(given.map((x) => x * x)) }]),
    ),
  };
}

async function read(tool_id: string): Promise<Stored> {
  const db = await database();
  const published = await db.select().from(reviews).where(eq(reviews.tool_id, tool_id)).orderBy(reviews.seq);
  const rows = published.filter(({ withdrawn_at }) => withdrawn_at === null);
  const newest = new Map(rows.map((row) => [row.public_key, JSON.parse(row.document) as ReviewDocument]));
  const last = rows.at(-1)?.published_at.toISOString() ?? null;
  return { review_count: rows.length, votes: [...newest.values()], last_review_at: last };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Count, median and 90th percentile, interpolated between the two nearest ranks. */
function summaryOf(values: number[]) {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => {
    const rank = share * (sorted.length - 1);
    const below = sorted[Math.floor(rank)]!;
    return below + (rank - Math.floor(rank)) * (sorted[Math.ceil(rank)]! - below);
  };
  return { count: values.length, median: at(0.5), p90: at(0.9) };
}
