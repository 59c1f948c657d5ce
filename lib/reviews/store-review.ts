import { eq } from "drizzle-orm";
import type { Kind } from "../activity/kinds.ts";
import { positionAtEnd, previewOf } from "../activity/take-position.ts";
import { db, type Transaction } from "../db/client.ts";
import { type Ask, type BriefAsk, transact, transactBriefly } from "../db/statements.ts";
import { AppError } from "../errors.ts";
import { refuseRemoved } from "../moderation/removals.ts";
import { nearToolIds } from "../tools/near-tool-ids.ts";
import { isByStranger } from "../tools/tools.sql.ts";
import { words } from "../tools/words.ts";
import { createTool } from "../tools/write-tools.ts";
import { changeVotes } from "../votes/change-votes.ts";
import { evidenceOf, takeAllVotes, takeTurns } from "../votes/evidence.ts";
import { voiceOf } from "../votes/rules.ts";
import { changeValues, keepTallies, type TallyChange, voteIn, windowsNear, withChange } from "../votes/with-change.ts";
import type { ProvenReview } from "./prove-review.ts";
import type { LockedUsage, Origin, State, WriteResult } from "./review.ts";
import { lockTurnsAndUsage, lockUsage, writeReview } from "./review.ts";
import type { ReviewDocument } from "./review-document.ts";
import { reviews } from "./reviews.sql.ts";

/** Undoes the transaction of a review whose identity another transaction has taken. */
class IdentityTaken extends Error {}

/** Rolls back: the tool was unlisted meanwhile, when its only other review was removed. */
class ToolUnlisted extends Error {}

/** Undoes the transaction of a review that changes more than itself and its predecessor. */
class VotesTangled extends Error {}

/** The state of a stored review, and whether its tool is unverified; null where that was not read. */
type StoredState = State & { is_unverified: boolean | null };

/** Writes a review, its tool when new and the score; null when it is here. `alone` locks all other votes. */
export async function storeReview(review: ProvenReview, origin: Origin, alone = false): Promise<StoredState | null> {
  try {
    return alone
      ? await transact((ask, tx) => storeAlone(ask, tx, review, origin))
      : await transactBriefly((ask, tx) => store(ask, tx, review, origin));
  } catch (error) {
    if (error instanceof IdentityTaken) return null;
    if (error instanceof VotesTangled) return storeReview(review, origin, true);
    // The review lists the tool again, if it describes the tool.
    if (error instanceof ToolUnlisted && review.document.tool !== undefined) return storeReview(review, origin, alone);
    if (error instanceof ToolUnlisted) throw await metadataRequired(review.document.tool_id);
    throw error;
  }
}

async function store(ask: BriefAsk, tx: Transaction, review: ProvenReview, origin: Origin): Promise<StoredState> {
  const usage = await takeUsage(ask, tx, review);
  if (usage === undefined) throw new ToolUnlisted();
  const result = await write(ask.next, tx, usage, review, { ...origin, isUnjudged: false });
  if (result.is_tangled) throw new VotesTangled();
  return { ...result, is_unverified: await countReview(ask.last, review, result, usage) };
}

async function storeAlone(ask: Ask, tx: Transaction, review: ProvenReview, origin: Origin): Promise<StoredState> {
  await takeAllVotes(tx);
  const { document } = review;
  if (document.tool !== undefined) await createTool(tx, document.tool_id, document.tool);
  const usage = await lockUsage(ask, document.tool_id);
  if (usage === undefined) throw new ToolUnlisted();
  const result = await write(ask, tx, usage, review, { ...origin, isUnjudged: true });
  await changeVotes(tx, { added: await rowOf(tx, review.review_id) });
  await countReview(ask, review, result, null);
  const row = await rowOf(tx, review.review_id);
  return { ...row, published_at: row.published_at.toISOString(), is_unverified: null };
}

/** Lists the tool of a review that describes it, and locks what publishing changes. */
async function takeUsage(ask: BriefAsk, tx: Transaction, review: ProvenReview): Promise<LockedUsage | undefined> {
  const { document, key_id } = review;
  if (document.tool === undefined) return await lockTurnsAndUsage(ask.first, review);
  await takeTurns(ask.first, key_id, evidenceOf(document));
  await createTool(tx, document.tool_id, document.tool);
  return await lockUsage(ask.next, document.tool_id);
}

type WriteOrigin = Origin & { isUnjudged: boolean };

async function write(ask: Ask, tx: Transaction, usage: LockedUsage, review: ProvenReview, origin: WriteOrigin) {
  const result = await writeReview(ask, usage, review, origin);
  if (result.published_at === null) throw new IdentityTaken();
  if (result.was_removed) await refuseRemoved(tx, review.review_id);
  return { ...result, published_at: result.published_at };
}

async function rowOf(tx: Transaction, review_id: string): Promise<typeof reviews.$inferSelect> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.review_id, review_id));
  if (row === undefined) throw new Error(`review ${review_id} is not there in the transaction that wrote it`);
  return row;
}

/** Refuses a review of an unlisted tool that does not describe the tool. */
export async function metadataRequired(tool_id: string): Promise<AppError> {
  return new AppError(
    "tool_metadata_required",
    "No tool with this tool_id is listed yet. Use the id of a listed tool, or add tool with name, description, type and website to list it.",
    {
      details: [{ pointer: "/document/tool", message: "is required for a tool that is not listed" }],
      near: await nearToolIds(db, tool_id),
    },
  );
}

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
        and exists (select from tools where tool_id = $1 and ${isByStranger})
    where tool_id = $1 and $5::json is not null returning is_unverified),
  total as (
    update review_total set n = n + 1),
  ${positionAtEnd({ kind: `'${"rating" satisfies Kind}'`, ref: "$3", tool_id: "$1", question_id: "null", at: "$4", preview: "$12" }, ["learned", "scored"])}
  returning (select is_unverified from scored)`;

const countingOnly = counting("");
const countingAndTallying =
  counting(`tally_change as materialized (select $1::text as tool_id, $13::boolean as is_forgotten,
  $14::text[] as kinds, $15::int[] as places, $16::int[] as changes), ${keepTallies},`);

type CountRow = { is_unverified: boolean | null };
const noTallies: TallyChange = { isForgotten: false, deltas: [] };

/** Counts a review into its tool's usage and announces it; whether the tool is unverified then, null without usage. */
async function countReview(
  ask: Ask,
  { document, review_id, public_key }: ProvenReview,
  result: WriteResult,
  usage: LockedUsage | null,
): Promise<boolean | null> {
  const change = usage === null ? null : withReview(usage, document, public_key, result);
  const values = [
    document.tool_id,
    words(document.use_case).join(" "),
    review_id,
    result.published_at,
    change && JSON.stringify(change.votes),
    change?.marks && JSON.stringify(change.marks),
    change && JSON.stringify(change.summary),
    change?.usage_score,
    change?.usage_low,
    change?.is_ok,
    change?.is_borne_out,
    previewOf({ title: document.title, text: document.review }),
  ];
  const tallies = change?.tallies ?? noTallies;
  const isTallied = tallies.isForgotten || tallies.deltas.length > 0;
  const [row] = isTallied
    ? await ask<CountRow>("count_and_tally_review", countingAndTallying, [...values, ...changeValues(tallies)])
    : await ask<CountRow>("count_review", countingOnly, values);
  return row!.is_unverified;
}

/** A tool's usage with a review that replaces its key's earlier one. */
function withReview(usage: LockedUsage, document: ReviewDocument, public_key: string, result: WriteResult) {
  const { published_at, word, first, last } = result;
  const beside = (result.beside ?? []).map(voteOf);
  const before = word?.counted ? [...beside, voteOf(word)] : beside;
  const vote = voteIn(document, voiceOf({ ...result, public_key }), result.first_at!);
  const moments = [first, last, result.counted ? published_at : null].filter((moment) => moment !== null).sort();
  return withChange(
    usage,
    { before, after: result.counted ? [...beside, vote] : beside },
    {
      review_count: usage.summary.review_count + 1,
      last_review_at: published_at,
      values: result.values,
      windows: usage.marks && windowsNear(usage.marks, result.near ?? []),
      span: moments.length === 0 ? null : { first: moments[0]!, last: moments.at(-1)! },
    },
  );
}

const voteOf = ({ voice, document, first_at }: NonNullable<WriteResult["beside"]>[number]) =>
  voteIn(JSON.parse(document), voice, first_at);
