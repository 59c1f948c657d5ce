import { eq } from "drizzle-orm";
import type { Database, Transaction } from "../db/client.ts";
import { type Ask, type BriefAsk, transact, transactBriefly } from "../db/transact.ts";
import { AppError } from "../errors.ts";
import { refuseRemoved } from "../moderation/refuse-removed.ts";
import { nearToolIds } from "../tools/near-tool-ids.ts";
import { createTool } from "../tools/write-tools.ts";
import { changeVotes } from "../votes/change-votes.ts";
import { evidenceOf } from "../votes/evidence.ts";
import { takeAllVotes, takeTurns } from "../votes/take-turns.ts";
import { countReview } from "./count-review.ts";
import type { ProvenReview } from "./prove-review.ts";
import { publishedState, type State } from "./review.ts";
import { reviews } from "./reviews.sql.ts";
import { type LockedUsage, lockTurnsAndUsage, lockUsage, type Origin, writeReview } from "./write-review.ts";

/** Undoes the transaction of a review whose identity another transaction has taken. */
class IdentityTaken extends Error {}

/** Rolls back: the tool was unlisted meanwhile, when its only other review was removed. */
class ToolUnlisted extends Error {}

/** Undoes the transaction of a review that changes more than itself and its predecessor. */
class VotesTangled extends Error {}

/** The state of a stored review, and whether its tool is unverified; null where that was not read. */
type StoredState = State & { is_unverified: boolean | null };

/**
 * Writes a review, its tool when new and the tool's score, together or not at all; null when this identity exists.
 * `alone` locks all other votes, for a review that changes their weight.
 */
export async function storeReview(
  db: Database,
  review: ProvenReview,
  origin: Origin,
  alone = false,
): Promise<StoredState | null> {
  try {
    return alone
      ? await transact(db, (ask, tx) => storeAlone(ask, tx, review, origin))
      : await transactBriefly(db, (ask, tx) => store(ask, tx, review, origin));
  } catch (error) {
    if (error instanceof IdentityTaken) return null;
    if (error instanceof VotesTangled) return storeReview(db, review, origin, true);
    // The review lists the tool again, if it describes the tool.
    if (error instanceof ToolUnlisted && review.document.tool !== undefined)
      return storeReview(db, review, origin, alone);
    if (error instanceof ToolUnlisted) throw await metadataRequired(db, review.document.tool_id);
    throw error;
  }
}

async function store(ask: BriefAsk, tx: Transaction, review: ProvenReview, origin: Origin): Promise<StoredState> {
  const usage = await takeUsage(ask, tx, review);
  if (usage === undefined) throw new ToolUnlisted();
  const written = await write(ask.next, tx, usage, review, { ...origin, isUnjudged: false });
  if (written.is_tangled) throw new VotesTangled();
  return { ...written, is_unverified: await countReview(ask.last, review, written, usage) };
}

async function storeAlone(ask: Ask, tx: Transaction, review: ProvenReview, origin: Origin): Promise<StoredState> {
  await takeAllVotes(tx);
  const { document } = review;
  if (document.tool !== undefined) await createTool(tx, document.tool_id, document.tool);
  const usage = await lockUsage(ask, document.tool_id);
  if (usage === undefined) throw new ToolUnlisted();
  const written = await write(ask, tx, usage, review, { ...origin, isUnjudged: true });
  await changeVotes(tx, { added: await rowOf(tx, review.review_id) });
  await countReview(ask, review, written, null);
  return { ...publishedState(await rowOf(tx, review.review_id)), is_unverified: null };
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
  const written = await writeReview(ask, usage, review, origin);
  if (written.published_at === null) throw new IdentityTaken();
  if (written.was_removed) await refuseRemoved(tx, review.review_id);
  return { ...written, published_at: written.published_at };
}

/** The row of a review that this transaction has written. */
async function rowOf(tx: Transaction, review_id: string): Promise<typeof reviews.$inferSelect> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.review_id, review_id));
  if (row === undefined) throw new Error(`review ${review_id} is not there in the transaction that wrote it`);
  return row;
}

/** Refuses a review of an unlisted tool that does not describe the tool. */
export async function metadataRequired(db: Database, tool_id: string): Promise<AppError> {
  return new AppError(
    "tool_metadata_required",
    "No tool with this tool_id is listed yet. Use the id of a listed tool, or add tool with name, description, type and website to list it.",
    {
      details: [{ pointer: "/document/tool", message: "is required for a tool that is not listed" }],
      near: await nearToolIds(db, tool_id),
    },
  );
}
