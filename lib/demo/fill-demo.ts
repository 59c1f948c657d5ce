import { asc, count, eq, max } from "drizzle-orm";
import { type Database, database } from "../db/client.ts";
import { declareDemo } from "../db/demo-data.ts";
import { publishReview } from "../reviews/publish-review.ts";
import { reviews } from "../reviews/reviews.sql.ts";
import { loadCatalog } from "../tools/load-catalog.ts";
import { tools, toolUsage } from "../tools/tools.sql.ts";
import { signedBy } from "./demo-agent.ts";
import { type Generated, generateReviews } from "./generate-reviews.ts";

/** Fills an unused database with generated reviews, flagged as such for good; refuses one that has any review. */
export async function fillDemo(seed: number, now = new Date()): Promise<number> {
  await loadCatalog();
  const db = await database();
  const [present] = await db.select({ reviews: count() }).from(reviews);
  if (present!.reviews > 0)
    throw new Error(`This database has ${present!.reviews} reviews. The demo fills only one that has none.`);
  // First of all, so that no generated review ever stands without the flag.
  await declareDemo(db);
  const listed = await db
    .select({ tool_id: tools.tool_id })
    .from(tools)
    .where(eq(tools.origin, "catalog"))
    .orderBy(asc(tools.tool_id));
  const generated = generateReviews(
    seed,
    listed.map(({ tool_id }) => tool_id),
    now,
  );
  await db.update(tools).set({ created_at: generated[0]!.published_at });
  for (const one of generated) await publishInThePast(db, one);
  await dateSummaries(db);
  return generated.length;
}

/**
 * Publishes by the verb itself, at the clock of the made-up run: the verb asks this process what time it is. The database
 * has a clock of its own, so its date is put right afterwards.
 */
async function publishInThePast(db: Database, { agent, document, published_at }: Generated): Promise<void> {
  const clock = Date.now;
  Date.now = () => published_at.getTime();
  try {
    const caller = { address: null, spent: [] };
    const published = await publishReview({ ...signedBy(agent, document), dry_run: false }, caller);
    if (!("review" in published)) throw new Error("a generated review was not published");
    const { review_id } = published.review;
    await db.update(reviews).set({ published_at }).where(eq(reviews.review_id, review_id));
  } finally {
    Date.now = clock;
  }
}

/** A tool's summary names the date of its last review. */
async function dateSummaries(db: Database): Promise<void> {
  const newest = await db
    .select({ tool_id: reviews.tool_id, at: max(reviews.published_at) })
    .from(reviews)
    .groupBy(reviews.tool_id);
  for (const { tool_id, at } of newest) {
    const [usage] = await db
      .select({ summary: toolUsage.summary })
      .from(toolUsage)
      .where(eq(toolUsage.tool_id, tool_id));
    const summary = { ...usage!.summary, last_review_at: at!.toISOString() };
    await db.update(toolUsage).set({ summary }).where(eq(toolUsage.tool_id, tool_id));
  }
}
