import type { ReviewDocument } from "../reviews/review-document.ts";
import type { toolUsage } from "../tools/tools.sql.ts";
import type { Usage } from "./contract.ts";
import { scoresOf, withRatings } from "./score.ts";
import { isBorneOut, statusOf, voteOf } from "./score-1-1.ts";
import { summarise } from "./summarise.ts";
import { type Values, valuesOf, type Windows } from "./tallies.ts";

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
type Facts = Pick<Usage, "review_count" | "last_review_at"> & {
  /** All values after the change; null where `needsValues` says that they are not needed. */
  values: Values | null;
  /** The tallies before the change, as far as it reaches; null for a tool without any. */
  windows: Windows | null;
  /** When the first and the last counted review were published; null without any. */
  span: { first: string; last: string } | null;
};

type StoredUsage = Pick<typeof toolUsage.$inferSelect, "votes" | "marks" | "summary">;

/** A tool's stored usage after a change of its votes, and the change of its tallies. */
export function withChange(usage: StoredUsage, { before, after }: Change, facts: Facts) {
  const earlier = usage.summary;
  const others = voicesOf(before).reduce((votes, reviews) => withRatings(votes, voteOf(reviews), -1), usage.votes);
  const votes = voicesOf(after).reduce((sums, reviews) => withRatings(sums, voteOf(reviews), 1), others);
  const outcomes = { ...earlier.outcomes };
  for (const { outcome } of before) outcomes[outcome] -= 1;
  for (const { outcome } of after) outcomes[outcome] += 1;
  const voices = earlier.voices + voicesOf(after).length - voicesOf(before).length;
  const { ratings, usage_score, usage_low } = scoresOf(votes);
  const hours = hoursOf(facts.span);
  const reviewer_count = earlier.reviewer_count + after.length - before.length;
  const change = { before: valuesOf(before), after: valuesOf(after) };
  const { first_seen, metrics, marks, tallies } = summarise(earlier, change, facts, reviewer_count);
  const summary: Usage = {
    review_count: facts.review_count,
    voices,
    reviewer_count,
    first_seen,
    ratings,
    outcomes,
    metrics,
    status: statusOf(voices, hours),
    last_review_at: facts.last_review_at,
  };
  const is_ok = summary.status === "ok";
  return {
    votes,
    marks,
    tallies,
    summary,
    usage_score,
    usage_low,
    is_ok,
    is_borne_out: isBorneOut(voices, hours),
  };
}

const voicesOf = (votes: Vote[]) => [...Map.groupBy(votes, ({ voice }) => voice).values()];

const hoursOf = (span: Facts["span"]) =>
  span === null ? 0 : (Date.parse(span.last) - Date.parse(span.first)) / 3_600_000;
