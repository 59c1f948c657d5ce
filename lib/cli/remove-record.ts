import { inArray, sql } from "drizzle-orm";
import { noteAct } from "../accounts/acts.ts";
import { forgetRecords, forgetTools } from "../activity/take-position.ts";
import { refuseText } from "../content/refuse-content.ts";
import { type Account, idDigits } from "../contract.ts";
import { alone, type Transaction } from "../db/client.ts";
import { oweClearing } from "../db/due-work.ts";
import { AppError } from "../errors.ts";
import { noRecord, recordId, removalReason } from "../moderation/contract.ts";
import { removals, reports } from "../moderation/moderation.sql.ts";
import { removalOf, removedSentence } from "../moderation/removals.ts";
import { deleteAnswer, deleteQuestion } from "../questions/delete-question.ts";
import { deleteReplies } from "../replies/replies.ts";
import { type DeletedReview, deleteReview } from "../reviews/withdraw-review.ts";
import { deleteStudy } from "../studies/change-study.ts";
import { unnamedTools } from "../tools/unlist-tool.ts";

type Tombstone = Omit<typeof removals.$inferInsert, "reason" | "removed_at">;

/** The result of a removal: the record itself first, then the records that went with it. */
export type RemovedRecord = { tombstones: Tombstone[]; listing: DeletedReview["listing"] };

/** Undoes a removal that was a dry run. */
class OnlyTried extends Error {
  readonly removed: RemovedRecord;
  constructor(removed: RemovedRecord) {
    super();
    this.removed = removed;
  }
}

const inOneStatement = 1_000;

/**
 * Removes a published record, its words and its vote, and leaves a public tombstone with the reason; a question takes
 * its answers along. A dry run does all of it and undoes it.
 */
export async function removeRecord(
  input: { id: string; reason: string; dry_run: boolean },
  by?: Account,
): Promise<RemovedRecord> {
  const id = input.id.trim();
  const reason = input.reason.trim();
  if (!recordId.test(id))
    throw refusal(
      `${id} is no id: ids are ${idDigits} lower-case hexadecimal characters, a study's 36 with hyphens, as at the end of a page's address.`,
    );
  await refuseReason(reason);
  // Without time limits: a long thread may go, and words are compared with all other reviews of a tool.
  return alone((db) =>
    db
      .transaction(async (tx) => {
        const { settle, ...removed } = await remove(tx, id);
        await bury(tx, removed.tombstones, reason);
        // Their notes can repeat the removed text.
        await tx.delete(reports).where(inArray(reports.post_id, idsOf(removed)));
        await forgetRecords(tx, idsOf(removed));
        await forgetToolIds(tx, removed);
        await noteAct(tx, by, "Removed a post", id);
        await oweClearing(tx);
        if (input.dry_run) throw new OnlyTried(removed);
        await settle();
        return removed;
      })
      .catch((error: unknown) => {
        if (error instanceof OnlyTried) return error.removed;
        throw error;
      }),
  );
}

/** A reason must not repeat what the record was removed for. */
async function refuseReason(reason: string): Promise<void> {
  const length = [...reason].length;
  if (length < removalReason.least || length > removalReason.most || /[\r\n\t]/.test(reason))
    throw refusal(
      `The reason must be ${removalReason.form}, of ${removalReason.least} to ${removalReason.most} characters. It is shown beside the record's id.`,
    );
  try {
    await refuseText([{ pointer: "/reason", text: reason }]);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const places = error.extras.details?.map(({ message }) => message).join("; ");
    throw refusal(`The reason is ${removalReason.form}. ${error.message} (${places})`);
  }
}

async function remove(tx: Transaction, id: string): Promise<RemovedRecord & { settle: () => Promise<unknown> }> {
  if (id.includes("-")) {
    const study = await deleteStudy(tx, id);
    if (study === null) return refuseUnknown(tx, id);
    return { ...byItself, tombstones: [{ id, kind: "study", published_at: study.created_at }] };
  }
  // A reply goes with its review, with a line of its own.
  const replies = await deleteReplies(tx, id);
  const review = await deleteReview(tx, id);
  if (review !== null) {
    const { tool_id, published_at, listing, settle } = review;
    return { tombstones: [{ id, kind: "review", tool_id, published_at }, ...replies], listing, settle };
  }
  if (replies.length > 0) return { ...byItself, tombstones: replies };
  const deleted = (await deleteQuestion(tx, id)) ?? (await deleteAnswer(tx, id));
  if (deleted === null) return refuseUnknown(tx, id);
  const tombstones = deleted.posts.map(({ created_at, ...post }) => ({ ...post, published_at: created_at }));
  return { tombstones, listing: null, settle: deleted.settle };
}

/** What a removal is of that touches no other record. */
const byItself = { listing: null, settle: async () => {} };

async function refuseUnknown(tx: Transaction, id: string): Promise<never> {
  const removed = await removalOf(tx, id);
  if (removed !== undefined) throw refusal(`${removedSentence(removed)} Nothing was changed.`);
  throw refusal(`${noRecord} the id ${id}. Take it from the page's address or from the API; nothing was changed.`);
}

async function bury(tx: Transaction, tombstones: Tombstone[], reason: string): Promise<void> {
  const clock = await tx.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  const removed_at = new Date(clock.rows[0]!.ms);
  for (let from = 0; from < tombstones.length; from += inOneStatement) {
    const some = tombstones.slice(from, from + inOneStatement);
    await tx.insert(removals).values(some.map((tombstone) => ({ ...tombstone, reason, removed_at })));
  }
}

const idsOf = ({ tombstones }: RemovedRecord) => tombstones.map(({ id }) => id);

/** Tool ids that nothing names any more go too, also from earlier removals: they can contain the removed text. */
async function forgetToolIds(tx: Transaction, { tombstones }: RemovedRecord): Promise<void> {
  const unnamed = await unnamedTools(tx, [...new Set(tombstones.flatMap(({ tool_id }) => tool_id ?? []))]);
  if (unnamed.length === 0) return;
  await tx.update(removals).set({ tool_id: null }).where(inArray(removals.tool_id, unnamed));
  await forgetTools(tx, unnamed);
}

const refusal = (message: string) => new AppError("invalid_argument", message);
