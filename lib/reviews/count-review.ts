import { previewOf } from "../activity/preview.ts";
import { positionAtEnd } from "../activity/take-position.ts";
import type { Ask } from "../db/transact.ts";
import { words } from "../tools/words.ts";
import { changeValues, keepTallies, windowsNear } from "../votes/keep-tallies.ts";
import type { TallyChange } from "../votes/summarise.ts";
import { type Vote, withChange } from "../votes/with-change.ts";
import type { ProvenReview } from "./prove-review.ts";
import type { ReviewDocument } from "./review-document.ts";
import type { LockedUsage, WriteResult } from "./write-review.ts";

/** A text search vector has a largest size, and nobody may fill a tool's with their own words. */
const mostUseCaseWords = 2000;

/** The score, the use case's words, and last the rows that every writer shares; `tallied` writes tallies too. */
const counting = (tallied: string) => `
  with ${tallied} learned as (
    update tools set use_cases = use_cases || strip(to_tsvector('english', $2))
    where tool_id = $1 and length(use_cases) < ${mostUseCaseWords}
      and use_cases || strip(to_tsvector('english', $2)) <> use_cases returning 1),
  scored as (
    update tool_usage set votes = $5, marks = $6, summary = $7, usage_score = $8, usage_low = $9, is_ok = $10,
      is_unverified = not $11::boolean
        and exists (select from tools where tool_id = $1 and origin = 'review' and confirmed_at is null)
    where tool_id = $1 and $5::json is not null returning is_unverified),
  total as (
    update review_total set n = n + 1),
  ${positionAtEnd({ kind: "'rating'", ref: "$3", tool_id: "$1", question_id: "null", at: "$4", preview: "$12" }, ["learned", "scored"])}
  returning (select is_unverified from scored)`;

const countingOnly = counting("");
const countingAndTallying =
  counting(`tally_change as materialized (select $1::text as tool_id, $13::boolean as is_forgotten,
  $14::text[] as kinds, $15::int[] as places, $16::int[] as changes), ${keepTallies},`);

type CountRow = { is_unverified: boolean | null };
const noTallies: TallyChange = { isForgotten: false, deltas: [] };

/** Counts a review into its tool's usage and announces it; whether the tool is unverified then, null without usage. */
export async function countReview(
  ask: Ask,
  { document, review_id, public_key }: ProvenReview,
  written: WriteResult,
  usage: LockedUsage | null,
): Promise<boolean | null> {
  const counted = usage === null ? null : withReview(usage, document, public_key, written);
  const values = [
    document.tool_id,
    words(document.use_case).join(" "),
    review_id,
    written.published_at,
    counted && JSON.stringify(counted.votes),
    counted?.marks && JSON.stringify(counted.marks),
    counted && JSON.stringify(counted.summary),
    counted?.usage_score,
    counted?.usage_low,
    counted?.is_ok,
    counted?.is_borne_out,
    previewOf({ title: document.title, text: document.review }),
  ];
  const tallies = counted?.tallies ?? noTallies;
  const isTallied = tallies.isForgotten || tallies.deltas.length > 0;
  const [row] = isTallied
    ? await ask<CountRow>("count_and_tally_review", countingAndTallying, [...values, ...changeValues(tallies)])
    : await ask<CountRow>("count_review", countingOnly, values);
  return row!.is_unverified;
}

/** A tool's usage with a review that replaces its key's earlier one. */
function withReview(usage: LockedUsage, document: ReviewDocument, public_key: string, written: WriteResult) {
  const { published_at, word, first, last } = written;
  const beside = (written.beside ?? []).map(voteOf);
  const before = word?.counted ? [...beside, voteOf(word)] : beside;
  const { ratings, outcome, metrics = {} } = document;
  const vote = {
    voice: written.voice_id ?? public_key,
    ratings,
    outcome,
    metrics,
    first_counted_at: written.first_at!,
  };
  const moments = [first, last, written.counted ? published_at : null].filter((moment) => moment !== null).sort();
  return withChange(
    usage,
    { before, after: written.counted ? [...beside, vote] : beside },
    {
      review_count: usage.summary.review_count + 1,
      last_review_at: published_at,
      values: written.values,
      windows: usage.marks && windowsNear(usage.marks, written.near ?? []),
      span: moments.length === 0 ? null : { first: moments[0]!, last: moments.at(-1)! },
    },
  );
}

type VoteRow = { voice: string; document: string; first_at: string };

function voteOf({ voice, document, first_at }: VoteRow): Vote {
  const { ratings, outcome, metrics = {} } = JSON.parse(document) as ReviewDocument;
  return { voice, ratings, outcome, metrics, first_counted_at: first_at };
}
