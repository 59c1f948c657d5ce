import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { partOf } from "../cut-text.ts";
import type { Database, Transaction } from "../db/client.ts";
import { momentJson, momentText, quotedJson } from "../db/columns.ts";
import { type Ask, completeId } from "../db/statements.ts";
import { env } from "../env.ts";
import { KeptJson, withKept } from "../json/kept-json.ts";
import type { DayClient } from "../limits/limits.ts";
import { recordOf } from "../own-value.ts";
import { nameOf, unverified } from "../tools/similar-tools.ts";
import type { toolUsage } from "../tools/tools.sql.ts";
import { evidenceOf, shareTurns, turnsOf } from "../votes/evidence.ts";
import { reasonAsSql as is } from "../votes/rules.ts";
import type { Values } from "../votes/tallies.ts";
import { weighReview } from "../votes/verdicts.ts";
import { marksAsked, type Near, nearMarks, needsValues } from "../votes/with-change.ts";
import { allValues } from "../votes/write-usage.ts";
import type { Review } from "./contract.ts";
import type { ProvenReview } from "./prove-review.ts";
import type { ReviewDocument } from "./review-document.ts";
import { reviews } from "./reviews.sql.ts";
import { measurements } from "./run.ts";

/** A review as published, as JSON by the database: its texts are joined, as parsing them took most of the time. */
const reviewJson = () => sql<string>`concat(
  '{"review_id":"', ${reviews.review_id}, '","tool_id":"', ${reviews.tool_id},
  '","tool_name":', to_json(${nameOf(reviews.tool_id)}), ',"tool_unverified":', coalesce(${unverified(reviews.tool_id)}::text, 'null'), ',"document":', ${reviews.document},
  ',"public_key":"', ${reviews.public_key}, '","signature":"', ${reviews.signature}, '","key_id":"', ${reviews.key_id},
  '","document_sha256":"', ${reviews.document_sha256}, '","published_at":"', ${momentJson(reviews.published_at)},
  '","counted":', case when ${reviews.counted} then 'true' else 'false' end,
  ',"not_counted_reason":', ${quotedJson(reviews.not_counted_reason)}, ',"voice_id":', ${quotedJson(reviews.voice_id)},
  ',"withdrawn_at":', ${quotedJson(momentJson(reviews.withdrawn_at))}, ',"withdrawal":', coalesce(
    '{"document":' || ${reviews.withdrawal} || ',"signature":"' || ${reviews.withdrawal_signature} || '"}', 'null'),
  ',"url":', ${partOf(JSON.stringify(`${env().PUBLIC_URL}/reviews/`), 0, -1)}::text, ${reviews.review_id},
  '","content_trust":"untrusted"}')`;

/** The reviews as published, each as JSON. */
export const selectReviews = (db: Database | Transaction) => db.select({ review: reviewJson() }).from(reviews);

/** When a review was published, and its weight. */
export type State = Pick<Review, "published_at" | "counted" | "not_counted_reason" | "voice_id">;

/** A review as published. */
export const toReview = ({ review }: { review: string }): Review => JSON.parse(review) as Review;

/** A review that was just published, exactly as reads return it. */
export function justPublished(
  { canonical, ...proven }: ProvenReview,
  state: State,
  tool: Pick<Review, "tool_name" | "tool_unverified">,
): Review {
  const { review_id, document, public_key, signature, key_id, document_sha256 } = proven;
  return withKept({
    review_id,
    tool_id: document.tool_id,
    ...tool,
    document: new KeptJson<Review["document"]>(canonical),
    public_key,
    signature,
    key_id,
    document_sha256,
    published_at: state.published_at,
    counted: state.counted,
    not_counted_reason: state.not_counted_reason,
    voice_id: state.voice_id,
    withdrawn_at: null,
    withdrawal: null,
    url: `${env().PUBLIC_URL}/reviews/${review_id}`,
    content_trust: "untrusted",
  });
}

type Document = { agent: { model: string } } & Pick<ReviewDocument, "outcome" | "ratings">;

/** The filters and sort keys of lists of reviews. */
type Reading = { outcome: ReviewDocument["outcome"]; model: string; rating_mean: number };

/** The outcome of a document, its model's name written alike, and the mean of its own ratings. */
export function readingOf({ outcome, agent, ratings }: Document): Reading {
  const values = Object.values(ratings);
  const mean = values.reduce((sum, rating) => sum + rating, 0) / values.length;
  return { outcome, model: modelName(agent.model), rating_mean: Math.round(mean * 10_000) / 10_000 };
}

/** A model's name in lower case as PostgreSQL's collation "C" writes it: only ASCII letters have one. */
export const modelName = (name: string): string => name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** The first ids of reviews that start with these hexadecimal digits. */
export const completeReviewId = completeId("review_ids_from", reviews.review_id);

/** The facts of a review's origin that decide its voice, and its clock. */
export type Origin = {
  client: DayClient;
  /** Null for the database's own clock. */
  at: Date | null;
};

export type LockedUsage = Pick<typeof toolUsage.$inferSelect, "votes" | "marks" | "summary">;

/** Makes the writers of one tool take turns from here on, so its score counts each vote once. */
export async function lockUsage(ask: Ask, tool_id: string): Promise<LockedUsage | undefined> {
  const [usage] = await ask<LockedUsage>("lock_usage", `select ${usageRead} where tool_id = $1 for update`, [tool_id]);
  return usage;
}

const usageRead = "votes, marks, summary from tool_usage";

// The row is locked last and read again if another writer changed it meanwhile, so its values are the newest.
const takeTurnsAndUsage = `with turns as materialized (${shareTurns})
  select ${usageRead}, turns where tool_id = $3 for update of tool_usage`;

/** Takes the turns of a review and then its tool's usage in one round trip. */
export async function lockTurnsAndUsage(
  ask: Ask,
  { document, key_id }: ProvenReview,
): Promise<LockedUsage | undefined> {
  const values = [...turnsOf(key_id, evidenceOf(document)), document.tool_id];
  const [usage] = await ask<LockedUsage>("turns_and_usage", takeTurnsAndUsage, values);
  return usage;
}

/** A written review, with the changes to its tool's score. */
export type WriteResult = State & {
  first_at: string | null;
  /** The key's earlier review that it replaced: its document and its weight. */
  word: { document: string; voice: string; first_at: string; counted: boolean } | null;
  /** The other counted reviews of the voices of these two. */
  beside: { voice: string; document: string; first_at: string }[] | null;
  /** When the first and the last of the tool's other counted reviews were published. */
  first: string | null;
  last: string | null;
  /** All values of the tool, where its summaries need them. */
  values: Values | null;
  /** The places of its tallies beside its marks; null without any. */
  near: Near[] | null;
  is_tangled: boolean;
  was_removed: boolean;
};

/** What a review's row has as it is sent. */
const columns = [
  ...["review_id", "tool_id", "public_key", "run_id", "key_id", "document", "document_sha256", "signature"],
  ...[...measurements, "evidence_linked", "trace_sha256", "text_sha256", "outcome", "model", "rating_mean"],
] as const;
const inputs = [...columns, "at", "salt", "client", "group_id", "is_unjudged", "mark_kinds", "mark_places"] as const;
/** Each value of the statement by its number. */
const $ = recordOf(inputs, (name) => `$${inputs.indexOf(name) + 1}`);

const ofOthers = `from reviews o
    where o.tool_id = ${$.tool_id} and o.counted and not exists (select from superseded where superseded.review_id = o.review_id)`;

/** The key's earlier word steps back before this one is written; one written unjudged does not count yet. */
const writing = (values: string) => `
  with ${weighReview($)},
  superseded as (
    update reviews set counted = false, not_counted_reason = ${is("superseded")} from word
    where reviews.review_id = word.review_id and ${$.trace_sha256}::text is not null and not ${$.is_unjudged} returning word.review_id),
  written as (
    insert into reviews (${columns.join(", ")}, published_at, group_id, voice_id, first_counted_at, counted, not_counted_reason)
    select ${columns.map((name) => $[name]).join(", ")}, at, (select group_id from client_group), voice_id, first_at,
      not ${$.is_unjudged} and ${$.trace_sha256}::text is not null and not is_reused,
      case when ${$.is_unjudged} then null when ${$.trace_sha256}::text is null then ${is("evidence_empty")} when is_reused then ${is("evidence_reused")} end
    from moment, weight, (select count(*) from superseded) as first
    on conflict do nothing returning *),
  measured as (
    select first_counted_at, ${measurements.join(", ")} ${ofOthers}
    union all select first_counted_at, ${measurements.join(", ")} from written where counted)
  select written.counted, written.not_counted_reason, written.voice_id, ${momentText("written.published_at")} as published_at,
    ${momentText("written.first_counted_at")} as first_at,
    (select json_build_object('document', document, 'voice', coalesce(word.voice_id, ${$.public_key}), 'first_at', ${momentText("word.first_counted_at")},
      'counted', word.counted) from word join superseded using (review_id)) as word,
    (select json_agg(json_build_object('voice', o.voice_id, 'document', o.document, 'first_at', ${momentText("o.first_counted_at")}) order by o.seq)
      ${ofOthers} and o.voice_id in (select voice_id from written union all select voice_id from word)) as beside,
    (select ${momentText("o.published_at")} ${ofOthers} order by o.published_at limit 1) as first,
    (select ${momentText("o.published_at")} ${ofOthers} order by o.published_at desc limit 1) as last,
    ${values} as values,
    (${nearMarks({ tool_id: $.tool_id, kinds: $.mark_kinds, places: $.mark_places })}) as near,
    weight.is_tangled, exists (select from removals where id = ${$.review_id}) as was_removed
  from weight left join written on true`;

// A statement each: PostgreSQL planned one of both again for every review, to learn whether it reads all values.
const writingOnly = writing("null::json");
const writingAndReading = writing(`(select ${allValues} from measured)`);

/** Writes a review under the locks that its votes need; without `published_at` when its identity is taken. */
export async function writeReview(
  ask: Ask,
  usage: LockedUsage,
  review: ProvenReview,
  { isUnjudged, ...origin }: Origin & { isUnjudged: boolean },
) {
  const { document, canonical, review_id, public_key, key_id, document_sha256, signature } = review;
  const { tool_id, run_id, metrics = {}, evidence } = document;
  const { client, at } = origin;
  const [mark_kinds, mark_places] = marksAsked(usage.marks);
  const values: Record<(typeof inputs)[number], unknown> = {
    ...{ review_id, tool_id, public_key, run_id, key_id, document: canonical, document_sha256, signature },
    ...recordOf(measurements, (name) => metrics[name]),
    evidence_linked: evidence.url !== undefined,
    ...evidenceOf(document),
    ...readingOf(document),
    at: at?.toISOString(),
    salt: client?.salt,
    client: client?.name,
    group_id: randomBytes(16).toString("hex"),
    is_unjudged: isUnjudged,
    ...{ mark_kinds, mark_places },
  };
  // One fewer counts after this review, where it replaces one and does not count itself.
  const isRead = needsValues(usage, usage.summary.reviewer_count - 1);
  const [row] = await ask<Omit<WriteResult, "published_at"> & { published_at: string | null }>(
    isRead ? "write_review_and_read" : "write_review",
    isRead ? writingAndReading : writingOnly,
    inputs.map((name) => values[name]),
  );
  return row!;
}
