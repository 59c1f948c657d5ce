import type { Database, Transaction } from "../db/client.ts";
import { type Ask, transact } from "../db/transact.ts";
import type { Usage } from "../tools/contract.ts";
import { withVote } from "../tools/count-vote.ts";
import { createTool } from "../tools/create-tool.ts";
import type { Votes } from "../tools/tools.sql.ts";
import { words } from "../tools/words.ts";
import type { ProvenReview } from "./prove-review.ts";

/** Undoes the transaction of a review whose identity another transaction has taken. */
class IdentityTaken extends Error {}

/**
 * Writes a review, its tool when it is new, and the tool's score, together or not at all; gives the moment it was published.
 * Null when a review with this identity exists: what it says is read afterwards, in a statement of its own, because a
 * statement that lost the race cannot see the winner's row.
 */
export async function storeReview(db: Database, review: ProvenReview): Promise<string | null> {
  try {
    return await transact(db, (ask, tx) => store(ask, tx, review));
  } catch (error) {
    if (error instanceof IdentityTaken) return null;
    throw error;
  }
}

// Writers of one tool take turns from here on, so that its score counts each vote once.
const lockUsage = "select votes, summary from tool_usage where tool_id = $1 for update";

/**
 * The key's earlier vote on the tool steps back before this one is written, and the measurements are summed up with
 * this one in place of it. Medians and 90th percentiles are interpolated, as percentile_cont does.
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
    case when $13 or exists (select from superseded where document::json -> 'metrics' is not null) then
      (select json_build_object(${["latency_ms", "cost_usd", "calls"].map(summaryOf).join(", ")}) from measured) end as metrics`;

function summaryOf(column: string): string {
  const at = (share: number) => `percentile_cont(${share}) within group (order by ${column})`;
  return `'${column}', case when count(${column}) = 0 then null else
    json_build_object('count', count(${column}), 'median', ${at(0.5)}, 'p90', ${at(0.9)}) end`;
}

/** A text search vector has a largest size, and nobody may fill a tool's with words of their own. */
const mostUseCaseWords = 2000;

/** The score, the use case's words, and last of all the one row that every writer shares. */
const countReview = `
  with learned as (
    update tools set use_cases = use_cases || strip(to_tsvector('english', $6))
    where tool_id = $1 and length(use_cases) < ${mostUseCaseWords}
      and use_cases || strip(to_tsvector('english', $6)) <> use_cases),
  scored as (
    update tool_usage set votes = $2, summary = $3, usage_score = $4, usage_low = $5 where tool_id = $1 returning 1)
  update review_total set n = n + (select count(*) from scored)`;

type Written = { superseded: string | null; published_at: string | null; metrics: Usage["metrics"] | null };

async function store(ask: Ask, tx: Transaction, review: ProvenReview): Promise<string> {
  const { document, public_key } = review;
  const { tool_id, metrics = {}, evidence } = document;
  if (document.tool !== undefined) await createTool(tx, tool_id, document.tool);
  const [usage] = await ask<{ votes: Votes; summary: Usage }>("lock_usage", lockUsage, [tool_id]);
  if (usage === undefined) throw new Error(`tool ${tool_id} has no usage row`);
  const [written] = await ask<Written>("write_review", writeReview, [
    review.review_id,
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
  const { superseded, published_at, metrics: measured } = written!;
  if (published_at === null) throw new IdentityTaken();
  const before = superseded === null ? undefined : JSON.parse(superseded);
  const { votes, summary, score, low } = withVote(usage, document, before, measured, published_at);
  const useCase = words(document.use_case).join(" ");
  await ask("count_review", countReview, [
    tool_id,
    JSON.stringify(votes),
    JSON.stringify(summary),
    score,
    low,
    useCase,
  ]);
  return published_at;
}
