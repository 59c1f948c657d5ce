import { positionAtEnd } from "../activity/take-position.ts";
import type { Database, Transaction } from "../db/client.ts";
import { type Ask, transact } from "../db/transact.ts";
import { refuseRemoved } from "../moderation/refuse-removed.ts";
import type { Usage } from "../tools/contract.ts";
import { metricSummaries, withChange } from "../tools/count-vote.ts";
import { createTool } from "../tools/create-tool.ts";
import type { Votes } from "../tools/tools.sql.ts";
import { words } from "../tools/words.ts";
import { metadataRequired } from "./metadata-required.ts";
import type { ProvenReview } from "./prove-review.ts";

/** Undoes the transaction of a review whose identity another transaction has taken. */
class IdentityTaken extends Error {}

/** Undoes the transaction of a review whose tool left the list with the removal of its only other review. */
class ToolUnlisted extends Error {}

/**
 * Writes a review, its tool when it is new, and the tool's score, together or not at all; gives the moment it was
 * published. Null when a review with this identity exists: what it says is read afterwards, in a statement of its own,
 * because a statement that lost the race cannot see the winner's row.
 */
export async function storeReview(db: Database, review: ProvenReview): Promise<string | null> {
  try {
    return await transact(db, (ask, tx) => store(ask, tx, review));
  } catch (error) {
    if (error instanceof IdentityTaken) return null;
    // The review lists the tool again, if it says what the tool is.
    if (error instanceof ToolUnlisted && review.document.tool !== undefined) return storeReview(db, review);
    if (error instanceof ToolUnlisted) throw await metadataRequired(db, review.document.tool_id);
    throw error;
  }
}

// Writers of one tool take turns from here on, so that its score counts each vote once.
const lockUsage = "select votes, summary from tool_usage where tool_id = $1 for update";

/**
 * The key's earlier vote on the tool steps back before this one is written, and the measurements are summed up with
 * this one in place of it.
 */
const writeReview = `
  with superseded as (
    update reviews set counted = false, not_counted_reason = 'superseded'
    where tool_id = $2 and public_key = $3 and counted returning document),
  written as (
    insert into reviews (review_id, tool_id, public_key, run_id, key_id, document, document_sha256, signature,
      latency_ms, cost_usd, calls, evidence_linked)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 from (select count(*) from superseded) as first
    on conflict do nothing returning published_at),
  measured as (
    select latency_ms, cost_usd, calls from reviews where tool_id = $2 and counted and public_key <> $3
    union all select $9, $10, $11)
  select (select document from superseded) as superseded,
    (select to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from written) as published_at,
    exists (select from removals where id = $1) as was_removed,
    case when $13 or exists (select from superseded where document::json -> 'metrics' is not null) then
      (select ${metricSummaries} from measured) end as metrics`;

/** A text search vector has a largest size, and nobody may fill a tool's with words of their own. */
const mostUseCaseWords = 2000;

/** The score, the use case's words, and last of all the rows that every writer shares. */
const countReview = `
  with learned as (
    update tools set use_cases = use_cases || strip(to_tsvector('english', $6))
    where tool_id = $1 and length(use_cases) < ${mostUseCaseWords}
      and use_cases || strip(to_tsvector('english', $6)) <> use_cases returning 1),
  scored as (
    update tool_usage set votes = $2, summary = $3, usage_score = $4, usage_low = $5 where tool_id = $1 returning 1),
  total as (
    update review_total set n = n + 1),
  ${positionAtEnd({ kind: "'rating'", ref: "$7", tool_id: "$1", question_id: "null", at: "$8" }, ["learned", "scored"])}`;

type Written = {
  superseded: string | null;
  published_at: string | null;
  was_removed: boolean;
  metrics: Usage["metrics"] | null;
};

async function store(ask: Ask, tx: Transaction, review: ProvenReview): Promise<string> {
  const { document, public_key, review_id } = review;
  const { tool_id, metrics = {}, evidence } = document;
  if (document.tool !== undefined) await createTool(tx, tool_id, document.tool);
  const [usage] = await ask<{ votes: Votes; summary: Usage }>("lock_usage", lockUsage, [tool_id]);
  if (usage === undefined) throw new ToolUnlisted();
  const [written] = await ask<Written>("write_review", writeReview, [
    review_id,
    tool_id,
    public_key,
    document.run_id,
    review.key_id,
    review.canonical,
    review.document_sha256,
    review.signature,
    metrics.latency_ms,
    metrics.cost_usd,
    metrics.calls,
    evidence.url !== undefined,
    document.metrics !== undefined,
  ]);
  const { superseded, published_at, was_removed, metrics: measured } = written!;
  if (published_at === null) throw new IdentityTaken();
  if (was_removed) await refuseRemoved(tx, review_id);
  const taken = superseded === null ? undefined : JSON.parse(superseded);
  const standing = { review_count: usage.summary.review_count + 1, last_review_at: published_at };
  const counted = withChange(usage, { added: document, taken }, measured, standing);
  await ask("count_review", countReview, [
    tool_id,
    JSON.stringify(counted.votes),
    JSON.stringify(counted.summary),
    counted.usage_score,
    counted.usage_low,
    words(document.use_case).join(" "),
    review_id,
    published_at,
  ]);
  return published_at;
}
