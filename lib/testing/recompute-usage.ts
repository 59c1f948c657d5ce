import { database } from "../db/client.ts";
import type { ReviewDocument } from "../reviews/review-document.ts";
import { reviews } from "../reviews/reviews.sql.ts";
import { dimensionIds } from "../rubric/dimensions.ts";
import { evidenceOf } from "../votes/evidence.ts";
import { judge, type Verdict } from "../votes/judge.ts";

type Row = typeof reviews.$inferSelect;
export type Judgement = { row: Row; document: ReviewDocument; verdict: Verdict; voice_id: string | null };

/** All reviews in order of publication, judged again. */
export async function judgeAll(): Promise<Judgement[]> {
  const rows = await (await database()).select().from(reviews).orderBy(reviews.seq);
  const read = rows.map((row) => ({ row, document: JSON.parse(row.document) as ReviewDocument }));
  const verdicts = judge(
    read.map(({ row, document }) => ({
      ...evidenceOf(document),
      review_id: row.review_id,
      tool_id: row.tool_id,
      public_key: row.public_key,
      published_at: row.published_at.getTime(),
      is_withdrawn: row.withdrawn_at !== null,
    })),
  );
  return read.map(({ row, document }) => {
    const verdict = verdicts.get(row.review_id)!;
    return { row, document, verdict, voice_id: verdict.is_established ? null : row.group_id };
  });
}

/** A tool's usage, counted again from the published documents alone. */
export async function recomputeUsage(tool_id: string) {
  const standing = (await judgeAll()).filter(({ row }) => row.tool_id === tool_id && row.withdrawn_at === null);
  const counted = standing.filter(({ verdict }) => verdict.not_counted_reason === null);
  const documents = counted.map(({ document }) => document);
  const outcomes = { success: 0, partial: 0, failure: 0 };
  for (const { outcome } of documents) outcomes[outcome] += 1;
  const voices = [...Map.groupBy(counted, ({ voice_id, row }) => voice_id ?? row.public_key).values()];
  const rated = dimensionIds.map((id) => {
    const ofVoices = voices.map((voice) => voice.flatMap(({ document }) => document.ratings[id] ?? []));
    return [id, ofVoices.filter((given) => given.length > 0).map((given) => sum(given) / given.length)] as const;
  });
  const measured = (name: "latency_ms" | "cost_usd" | "calls") =>
    summaryOf(documents.flatMap(({ metrics }) => metrics?.[name] ?? []));
  const moments = counted.map(({ row }) => row.published_at.getTime());
  const hours = moments.length === 0 ? 0 : (Math.max(...moments) - Math.min(...moments)) / 3_600_000;
  return {
    review_count: standing.length,
    voices: voices.length,
    reviewer_count: counted.length,
    first_seen: middleOf(counted.map(({ verdict }) => new Date(verdict.first_counted_at!).toISOString().slice(0, 10))),
    outcomes,
    last_review_at: standing.at(-1)?.row.published_at.toISOString() ?? null,
    status: voices.length === 0 ? "no_data" : voices.length < 3 || hours < 24 ? "insufficient" : "ok",
    metrics: { latency_ms: measured("latency_ms"), cost_usd: measured("cost_usd"), calls: measured("calls") },
    /** Whether they confirm a tool that one of them listed. */
    is_borne_out: voices.length >= 3 && hours >= 7 * 24,
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

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The first, the middle (of two the earlier) and the last of some dates. */
function middleOf(dates: string[]) {
  const sorted = dates.toSorted();
  const median = sorted[Math.ceil(sorted.length / 2) - 1];
  return median === undefined ? null : { earliest: sorted[0], median, latest: sorted.at(-1) };
}

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
