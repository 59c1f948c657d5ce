import { sql } from "drizzle-orm";
import { partOf } from "../cut-text.ts";
import type { Database, Transaction } from "../db/client.ts";
import { momentJson, quotedJson } from "../db/columns.ts";
import { completeId } from "../db/prepared.ts";
import { env } from "../env.ts";
import { KeptJson, withKept } from "../json/kept-json.ts";
import { nameOf, unverified } from "../tools/similar-tools.ts";
import type { Review } from "./contract.ts";
import type { ProvenReview } from "./prove-review.ts";
import type { ReviewDocument } from "./review-document.ts";
import { reviews } from "./reviews.sql.ts";

/**
 * A review as published, written as JSON by the database. Its texts are only joined, since none but the tool's name
 * needs an escape: parsing them took most of the time.
 */
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
export function selectReviews(db: Database | Transaction) {
  return db.select({ review: reviewJson() }).from(reviews);
}

/** When a review was published, and its weight. */
export type State = Pick<Review, "published_at" | "counted" | "not_counted_reason" | "voice_id">;

/** The state of a stored review. */
export function publishedState(row: typeof reviews.$inferSelect): State {
  const { published_at, counted, not_counted_reason, voice_id } = row;
  return { published_at: published_at.toISOString(), counted, not_counted_reason, voice_id };
}

type ReviewRow = { review: string };

/** A review as published. */
export const toReview = ({ review }: ReviewRow): Review => JSON.parse(review) as Review;

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

/** The outcome of a document, its model's name written alike, and the mean of its own ratings (1 to 5, four decimals). */
export function readingOf({ outcome, agent, ratings }: Document): Reading {
  const values = Object.values(ratings);
  const mean = values.reduce((sum, rating) => sum + rating, 0) / values.length;
  return { outcome, model: modelName(agent.model), rating_mean: Math.round(mean * 10_000) / 10_000 };
}

/** A model's name in lower case as PostgreSQL's collation "C" writes it: only ASCII letters have one. */
export const modelName = (name: string): string => name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** The first ids of reviews that start with these hexadecimal digits. */
export const completeReviewId = completeId("review_ids_from", reviews.review_id);
