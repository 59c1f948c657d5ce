import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import { type Database, database } from "../db/client.ts";
import { joined } from "../db/columns.ts";
import { prepared } from "../db/prepared.ts";
import { keptList, withKept } from "../json/kept-json.ts";
import { toolUsage } from "../tools/tools.sql.ts";
import { unknownTool } from "../tools/unknown-tool.ts";
import type { listReviewsEndpoint, Review } from "./contract.ts";
import { selectReviews } from "./review.ts";
import { reviews, reviewTotal } from "./reviews.sql.ts";

const thisTool = sql.placeholder("tool_id");

/** The page is found in the index alone, so that what is skipped is never read. */
const page = (db: Database, filter?: SQL) => {
  const found = db
    .select({ seq: reviews.seq })
    .from(reviews)
    .where(filter)
    .orderBy(desc(reviews.seq))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .as("page");
  return joined(selectReviews(db).innerJoin(found, eq(found.seq, reviews.seq)).orderBy(desc(reviews.seq)));
};

const pageOfAll = prepared("page_of_reviews", (db) =>
  db.select({ reviews: page(db), total: reviewTotal.n }).from(reviewTotal),
);
const pageOfTool = prepared("page_of_reviews_of_tool", (db) => {
  const withdrawn = sql`(select count(*)::int from ${reviews}
    where ${reviews.tool_id} = ${thisTool} and ${reviews.withdrawn_at} is not null)`;
  const total = sql<number>`(${toolUsage.summary} ->> 'review_count')::int + ${withdrawn}`;
  return db
    .select({ reviews: page(db, eq(reviews.tool_id, thisTool)), total })
    .from(toolUsage)
    .where(eq(toolUsage.tool_id, thisTool));
});

/** A page of firsthand reviews, newest first. */
export const listReviews: Verb<typeof listReviewsEndpoint> = async ({ tool_id, limit, offset }) => {
  const statement = tool_id === undefined ? await pageOfAll() : await pageOfTool();
  const [found] = await statement.execute({ tool_id, limit, offset });
  if (found === undefined) throw await unknownTool(await database(), tool_id!);
  return withKept({ reviews: keptList<Review>(found.reviews), total: found.total, limit, offset });
};
