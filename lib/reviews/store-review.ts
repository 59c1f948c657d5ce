import { and, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../db/client.ts";
import { countVote } from "../tools/count-vote.ts";
import { createTool } from "../tools/create-tool.ts";
import { toolUsage } from "../tools/tools.sql.ts";
import type { ProvenReview } from "./prove-review.ts";
import { selectReviews } from "./review.ts";
import { reviews, reviewTotal } from "./reviews.sql.ts";

type Stored = Awaited<ReturnType<typeof selectReviews>>[number];

/** Undoes the transaction of a review whose identity another transaction has taken. */
class IdentityTaken extends Error {}

/**
 * Writes a review, its tool when it is new, and the tool's score, together or not at all.
 * Null when a review with this identity exists: what it says is read afterwards, in a statement of its own, because a
 * statement that lost the race cannot see the winner's row.
 */
export async function storeReview(db: Database, review: ProvenReview): Promise<Stored | null> {
  try {
    return await db.transaction((tx) => store(tx, review));
  } catch (error) {
    if (error instanceof IdentityTaken) return null;
    throw error;
  }
}

async function store(tx: Transaction, review: ProvenReview): Promise<Stored> {
  const { document, public_key } = review;
  const { tool_id, metrics = {} } = document;
  if (document.tool !== undefined) await createTool(tx, tool_id, document.tool);
  // Writers of one tool take turns from here on, so that its score counts each vote once.
  const [usage] = await tx.select().from(toolUsage).where(eq(toolUsage.tool_id, tool_id)).for("update");
  if (usage === undefined) throw new Error(`tool ${tool_id} has no usage row`);
  const superseded = await tx
    .update(reviews)
    .set({ counted: false, not_counted_reason: "superseded" })
    .where(and(eq(reviews.tool_id, tool_id), eq(reviews.public_key, public_key), eq(reviews.counted, true)))
    .returning({ document: reviews.document });
  const written = await tx
    .insert(reviews)
    .values({
      review_id: review.review_id,
      tool_id,
      public_key,
      run_id: document.run_id,
      key_id: review.key_id,
      document: review.canonical,
      document_sha256: review.document_sha256,
      signature: review.signature,
      latency_ms: metrics.latency_ms,
      cost_usd: metrics.cost_usd,
      calls: metrics.calls,
      evidence_linked: document.evidence.url !== undefined,
    })
    // Without a target: the race can be lost on the primary key, which is made of the same identity, as well.
    .onConflictDoNothing()
    .returning({ published_at: reviews.published_at });
  if (written.length === 0) throw new IdentityTaken();
  const replaced = superseded[0] && JSON.parse(superseded[0].document);
  await countVote(tx, usage, document, replaced, written[0]!.published_at);
  const [stored] = await selectReviews(tx).where(eq(reviews.review_id, review.review_id));
  // The one row that all writers share comes last, so that nobody waits for it longer than a commit takes.
  await tx.update(reviewTotal).set({ n: sql`${reviewTotal.n} + 1` });
  return stored!;
}
