import { createHash } from "node:crypto";
import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { Client } from "undici";
import { idDigits, type Verb } from "../contract.ts";
import { canonicalJson } from "../crypto/canonical-json.ts";
import { partOf } from "../cut-text.ts";
import { type Database, db, type Transaction } from "../db/client.ts";
import { writtenNow } from "../db/columns.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { refuseRemoved } from "../moderation/removals.ts";
import { publicConnector } from "../net/public-connector.ts";
import { faultOfTarget } from "../net/public-target.ts";
import { getReview } from "../reviews/get-review.ts";
import { admitSigned, chargeRefusedReview, chargesOfRefusal, proveOnReview } from "../reviews/prove-review.ts";
import type { Tool } from "../tools/contract.ts";
import { getToolWithoutMonths } from "../tools/get-tool.ts";
import { isSharedHost } from "../tools/tool-address.ts";
import type { getReplyEndpoint, Reply, submitReplyEndpoint, withdrawReplyEndpoint } from "./contract.ts";
import { openListings, openTo, ownerFile } from "./contract.ts";
import { replies } from "./replies.sql.ts";

type Row = typeof replies.$inferSelect;

/** Gets the owner's reply to a review; null without one. */
export const getReply: Verb<typeof getReplyEndpoint> = async ({ review_id }, caller) => {
  await getReview({ review_id }, caller);
  const row = await replyTo(db, review_id);
  return { reply: row === undefined ? null : toReply(row) };
};

/** Publishes an owner's reply; a repeat of it is the same reply. */
export const submitReply: Verb<typeof submitReplyEndpoint> = async (input, caller) => {
  const { review_id } = input;
  const proven = await chargeRefusedReview(caller, () => proveOnReview(input, caller.spellings));
  const { document, public_key, key_id, canonical, document_sha256, signature } = proven;
  const earlier = await replyTo(db, review_id);
  if (earlier?.document_sha256 === document_sha256 && earlier.public_key === public_key)
    return { reply: toReply(earlier), duplicate: true };
  const charges = [...chargesOfRefusal(false), { group: "reviews" as const, key: key_id }];
  await admitSigned(caller, document, charges, "Sign the reply again.");
  const { review } = await getReview({ review_id }, caller);
  const { tool } = await getToolWithoutMonths({ tool_id: review.tool_id }, caller);
  const host = await proveOwner(tool, public_key);
  const identity = canonicalJson({ public_key, review_id: document.review_id, body: document.body });
  const reply_id = partOf(createHash("sha256").update(identity).digest("hex"), 0, idDigits);
  const values = { reply_id, host, public_key, key_id, document: canonical, document_sha256, signature };
  const row = await db.transaction(async (tx) => {
    const live = { published_at: writtenNow, withdrawn_at: null, withdrawal: null, withdrawal_signature: null };
    const [stored] = await tx
      .insert(replies)
      .values({ review_id, ...values })
      .onConflictDoUpdate({
        target: replies.review_id,
        set: { ...values, ...live },
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

/** Withdraws a reply by its own key. */
export const withdrawReply: Verb<typeof withdrawReplyEndpoint> = async (input, caller) => {
  const { review_id } = input;
  const proven = await chargeRefusedReview(caller, () => proveOnReview(input, caller.spellings));
  const standing = await replyTo(db, review_id);
  if (standing === undefined || standing.public_key !== proven.public_key)
    throw new AppError("invalid_document", "No reply to this review is signed by this key, so it can take none back.");
  if (standing.withdrawn_at !== null) return { reply: toReply(standing), duplicate: true };
  await admitSigned(caller, proven.document, chargesOfRefusal(true), "Sign the withdrawal again.");
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

const connectMs = 5_000;
/** How long a tool's website may take with its owner's key, from the first look-up to the last byte, in milliseconds. */
const answerMs = 10_000;
/** The most bytes of the owner's file. */
const mostBytes = 8_192;

/** Checks that the tool's website holds this key now, and returns the website's host. */
async function proveOwner({ website, listing }: Pick<Tool, "website" | "listing">, public_key: string) {
  const { hostname, host, origin, pathname, search } = new URL(website);
  if (!openListings.includes(listing) || pathname !== "/" || search !== "" || isSharedHost(hostname))
    throw new AppError(
      "invalid_document",
      `The owner of this tool cannot reply yet: replies are open to ${openTo}. Ask the operator to correct the website.`,
    );
  const key = await readKey(origin);
  if (key === public_key) return host;
  throw new AppError(
    "invalid_document",
    key === null
      ? `${host}${ownerFile} could not be read as {"public_key": "…"}. Serve it with status 200, without a redirect, in at most ${mostBytes} bytes, and send the reply again.`
      : `${host}${ownerFile} holds another key. Put the key that signed the reply there, and send the reply again.`,
  );
}

/** Reads the key of the owner's file, from public addresses only and without following a redirect; null without one. */
async function readKey(origin: string): Promise<string | null> {
  const { WEBHOOK_ALLOW_PRIVATE: allowPrivate } = env();
  if (faultOfTarget(`${origin}${ownerFile}`, allowPrivate) !== null) return null;
  const client = new Client(origin, {
    connect: publicConnector({ connectMs, allowPrivate }),
    maxResponseSize: mostBytes,
  });
  try {
    const signal = AbortSignal.timeout(answerMs);
    const { statusCode, body } = await client.request({ method: "GET", path: ownerFile, signal });
    if (statusCode !== 200) return null;
    const { public_key } = Object((await body.json()) as unknown);
    return typeof public_key === "string" ? public_key : null;
  } catch {
    return null;
  } finally {
    await client.destroy();
  }
}
