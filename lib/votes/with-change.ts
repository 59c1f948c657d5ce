import type { ReviewDocument } from "../reviews/review-document.ts";
import type { Buckets, toolUsage } from "../tools/tools.sql.ts";
import type { Usage } from "./contract.ts";
import { countValues, fromBuckets, summarise, type Values, valuesOf } from "./measurements.ts";
import { mostExact } from "./rules.ts";
import { scoresOf, withRatings } from "./score.ts";
import { isBorneOut, statusOf, voteOf } from "./score-1-1.ts";
import { countKey, firstSeen } from "./seen-days.ts";

/** The facts of a counted review that a change of its tool's numbers needs. */
export type Vote = {
  voice: string;
  ratings: ReviewDocument["ratings"];
  outcome: ReviewDocument["outcome"];
  metrics: NonNullable<ReviewDocument["metrics"]>;
  /** When the key published its first review that ever counted. */
  first_counted_at: string;
};

/** All counted reviews of the voices that a change touches, before and after. */
export type Change = { before: Vote[]; after: Vote[] };

/** The other facts of a tool's reviews after a change. */
export type Facts = Pick<Usage, "review_count" | "last_review_at"> & {
  /** All measurements after the change; null where `needsValues` says that they are not needed. */
  values: Values | null;
  /** When the first and the last counted review were published; null without any. */
  span: { first: string; last: string } | null;
};

type StoredUsage = Pick<typeof toolUsage.$inferSelect, "votes" | "seen" | "measured" | "summary">;

/** A tool's stored usage after a change of its votes; the kept days and buckets change in place. */
export function withChange(kept: StoredUsage, { before, after }: Change, known: Facts) {
  const earlier = kept.summary;
  const taken = voicesOf(before).reduce((votes, reviews) => withRatings(votes, voteOf(reviews), -1), kept.votes);
  const votes = voicesOf(after).reduce((sums, reviews) => withRatings(sums, voteOf(reviews), 1), taken);
  const { seen } = kept;
  for (const { first_counted_at } of before) countKey(seen, first_counted_at, -1);
  for (const { first_counted_at } of after) countKey(seen, first_counted_at, 1);
  const outcomes = { ...earlier.outcomes };
  for (const { outcome } of before) outcomes[outcome] -= 1;
  for (const { outcome } of after) outcomes[outcome] += 1;
  const voices = earlier.voices + voicesOf(after).length - voicesOf(before).length;
  const { ratings, usage_score, usage_low } = scoresOf(votes);
  const hours = hoursOf(known.span);
  const reviewer_count = earlier.reviewer_count + after.length - before.length;
  const { buckets, metrics } = measuredAfter(kept.measured, { before, after }, known.values, reviewer_count);
  const summary: Usage = {
    review_count: known.review_count,
    voices,
    reviewer_count,
    first_seen: firstSeen(seen),
    ratings,
    outcomes,
    metrics,
    status: statusOf(voices, hours),
    last_review_at: known.last_review_at,
  };
  const is_ok = summary.status === "ok";
  return {
    votes,
    seen,
    measured: buckets,
    summary,
    usage_score,
    usage_low,
    is_ok,
    is_borne_out: isBorneOut(voices, hours),
  };
}

/** Whether a change needs all values: for exact summaries, or to fill buckets that are not kept yet. */
export const needsValues = (kept: Pick<StoredUsage, "measured">, counted: number): boolean =>
  kept.measured === null || counted <= mostExact;

function measuredAfter(kept: Buckets | null, { before, after }: Change, values: Values | null, counted: number) {
  if (values !== null) return summarise(values, counted);
  const reported = (votes: Vote[]) => valuesOf(votes.map(({ metrics }) => metrics));
  return fromBuckets(countValues(countValues(kept!, reported(after), 1), reported(before), -1));
}

const voicesOf = (votes: Vote[]) => [...Map.groupBy(votes, ({ voice }) => voice).values()];

const hoursOf = (span: Facts["span"]) =>
  span === null ? 0 : (Date.parse(span.last) - Date.parse(span.first)) / 3_600_000;
