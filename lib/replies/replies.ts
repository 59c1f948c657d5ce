import { createHash } from "node:crypto";
import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Caller, Verb } from "../contract.ts";
import { canonicalJson } from "../crypto/canonical-json.ts";
import { partOf } from "../cut-text.ts";
import { type Database, database, type Transaction } from "../db/client.ts";
import { writtenNow } from "../db/columns.ts";
import { AppError } from "../errors.ts";
import { spendAttempt } from "../limits/spend-attempt.ts";
import { refuseRemoved } from "../moderation/removals.ts";
import { chargeRefusedReview, checkContent, checkCreatedAt } from "../reviews/check-document.ts";
import { getReview } from "../reviews/get-review.ts";
import { proveDocument } from "../reviews/prove-review.ts";
import { getToolWithoutMonths } from "../tools/get-tool.ts";
import type { getReplyEndpoint, Reply, ReplyDocument, submitReplyEndpoint, withdrawReplyEndpoint } from "./contract.ts";
import { proveOwner } from "./prove-owner.ts";
import { replies } from "./replies.sql.ts";

type Row = typeof replies.$inferSelect;

/** Gets the owner's reply to a review; null without one. */
export const getReply: Verb<typeof getReplyEndpoint> = async ({ review_id }, caller) => {
  await getReview({ review_id }, caller);
  const row = await replyTo(await database(), review_id);
  return { reply: row === undefined ? null : toReply(row) };
};

/** Publishes an owner's reply, in place of an earlier one of the same key; a repeat of it is the same reply. */
export const submitReply: Verb<typeof submitReplyEndpoint> = async ({ review_id, ...envelope }, caller) => {
  const db = await database();
  const proven = await chargeRefusedReview(caller, () => proveFor(review_id, envelope, caller.spellings));
  const { document, public_key, key_id, canonical, document_sha256, signature } = proven;
  const earlier = await replyTo(db, review_id);
  if (earlier?.document_sha256 === document_sha256 && earlier.public_key === public_key)
    return { reply: toReply(earlier), duplicate: true };
  await chargeRefusedReview(caller, () => checkCreatedAt(document.created_at, "Sign the reply again."));
  await spendAttempt(caller, [{ group: "attempts" }, { group: "reviews" }, { group: "reviews", key: key_id }]);
  await checkContent(document);
  const { review } = await getReview({ review_id }, caller);
  const { tool } = await getToolWithoutMonths({ tool_id: review.tool_id }, caller);
  const host = await proveOwner(tool, public_key);
  const reply_id = replyId(public_key, document);
  const values = { reply_id, host, public_key, key_id, document: canonical, document_sha256, signature };
  const row = await db.transaction(async (tx) => {
    const fresh = {
      ...values,
      published_at: writtenNow,
      withdrawn_at: null,
      withdrawal: null,
      withdrawal_signature: null,
    };
    const [stored] = await tx
      .insert(replies)
      .values({ review_id, ...values })
      .onConflictDoUpdate({
        target: replies.review_id,
        set: fresh,
        setWhere: or(eq(replies.public_key, public_key), isNotNull(replies.withdrawn_at)),
      })
      .returning();
    await refuseRemoved(tx, reply_id);
    return stored;
  });
  if (row !== undefined) return { reply: toReply(row), duplicate: false };
  throw new AppError(
    "invalid_document",
    "This review has a reply of another key. Withdraw it with that key, or ask the operator to remove it.",
  );
};

/** Withdraws a reply by its own key: it stays readable, marked. */
export const withdrawReply: Verb<typeof withdrawReplyEndpoint> = async ({ review_id, ...envelope }, caller) => {
  const db = await database();
  const proven = await chargeRefusedReview(caller, () => proveFor(review_id, envelope, caller.spellings));
  const standing = await replyTo(db, review_id);
  if (standing === undefined || standing.public_key !== proven.public_key)
    throw new AppError("invalid_document", "No reply to this review is signed by this key, so it can take none back.");
  if (standing.withdrawn_at !== null) return { reply: toReply(standing), duplicate: true };
  await chargeRefusedReview(caller, () => checkCreatedAt(proven.document.created_at, "Sign the withdrawal again."));
  await spendAttempt(caller, [{ group: "attempts" }]);
  await checkContent(proven.document);
  const [row] = await db
    .update(replies)
    .set({ withdrawn_at: writtenNow, withdrawal: proven.canonical, withdrawal_signature: proven.signature })
    .where(and(eq(replies.review_id, review_id), eq(replies.reply_id, standing.reply_id)))
    .returning();
  return { reply: toReply(row ?? standing), duplicate: false };
};

/** Deletes the replies with this id, or to this review, and returns what remains of each. */
export async function deleteReplies(tx: Transaction, id: string) {
  return tx
    .delete(replies)
    .where(or(eq(replies.reply_id, id), eq(replies.review_id, id)))
    .returning({ id: replies.reply_id, kind: sql<"reply">`'reply'`, published_at: replies.published_at });
}

function proveFor<Document extends { review_id: string }>(
  review_id: string,
  envelope: { document: Document; public_key: string; signature: string },
  spellings: Caller["spellings"],
) {
  const proven = proveDocument(envelope, spellings);
  if (proven.document.review_id === review_id) return proven;
  const details = [{ pointer: "/document/review_id", message: "must be the review_id in the address" }];
  throw new AppError("invalid_document", "The document names another review than the address.", { details });
}

const replyId = (public_key: string, { review_id, body }: ReplyDocument) =>
  partOf(createHash("sha256").update(canonicalJson({ public_key, review_id, body })).digest("hex"), 0, 32);

async function replyTo(db: Database, review_id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(replies).where(eq(replies.review_id, review_id));
  return row;
}

const toReply = ({ withdrawal, withdrawal_signature, withdrawn_at, document_sha256: _, ...row }: Row): Reply => ({
  ...row,
  document: JSON.parse(row.document),
  published_at: row.published_at.toISOString(),
  withdrawn_at: withdrawn_at?.toISOString() ?? null,
  withdrawal: withdrawal === null ? null : { document: JSON.parse(withdrawal), signature: withdrawal_signature! },
  content_trust: "untrusted",
});
