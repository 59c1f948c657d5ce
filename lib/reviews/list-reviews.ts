import { desc, eq, sql } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import { type Database, database } from "../db/client.ts";
import { prepared } from "../db/prepared.ts";
import { AppError } from "../errors.ts";
import { keptList, withKept } from "../json/kept-json.ts";
import { nearToolIds } from "../tools/near-tool-ids.ts";
import { toolUsage } from "../tools/tools.sql.ts";
import type { listReviewsEndpoint, Review } from "./contract.ts";
import { selectReviews } from "./review.ts";
import { reviews, reviewTotal } from "./reviews.sql.ts";

const thisTool = sql.placeholder("tool_id");

/** The page is found in the index alone, so that what is skipped is never read. */
const page = (db: Database) =>
  db
    .select({ seq: reviews.seq })
    .from(reviews)
    .orderBy(desc(reviews.seq))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"));

const pageOfAll = prepared("page_of_reviews", (db) => {
  const found = page(db).as("page");
  return selectReviews(db).innerJoin(found, eq(found.seq, reviews.seq)).orderBy(desc(reviews.seq));
});
const pageOfTool = prepared("page_of_reviews_of_tool", (db) => {
  const found = page(db).where(eq(reviews.tool_id, thisTool)).as("page");
  return selectReviews(db).innerJoin(found, eq(found.seq, reviews.seq)).orderBy(desc(reviews.seq));
});
const totalOfAll = prepared("total_of_reviews", (db) => db.select({ total: reviewTotal.n }).from(reviewTotal));
const totalOfTool = prepared("total_of_reviews_of_tool", (db) =>
  db
    .select({
      total: sql<number>`(${toolUsage.summary} ->> 'review_count')::int + (select count(*)::int from ${reviews}
        where ${reviews.tool_id} = ${thisTool} and ${reviews.withdrawn_at} is not null)`,
    })
    .from(toolUsage)
    .where(eq(toolUsage.tool_id, thisTool)),
);

/** A page of firsthand reviews, newest first. */
export const listReviews: Verb<typeof listReviewsEndpoint> = async ({ tool_id, limit, offset }) => {
  const asked = { tool_id, limit, offset };
  const [rows, [counted]] =
    tool_id === undefined
      ? await Promise.all([
          pageOfAll().then((statement) => statement.execute(asked)),
          totalOfAll().then((statement) => statement.execute()),
        ])
      : await Promise.all([
          pageOfTool().then((statement) => statement.execute(asked)),
          totalOfTool().then((statement) => statement.execute(asked)),
        ]);
  if (counted === undefined) throw await unknownTool(tool_id!);
  return withKept({ reviews: keptList<Review>(rows.map(({ review }) => review)), total: counted.total, limit, offset });
};

/** A reference in a query is an argument, not the thing asked for: an unknown one is a 400, never an empty page. */
async function unknownTool(tool_id: string): Promise<AppError> {
  const message = "No tool has this tool_id. Search GET /api/tools?q=… for the tool you mean.";
  return new AppError("invalid_argument", message, {
    details: [{ pointer: "/tool_id", message: "is not the id of a listed tool" }],
    near: await nearToolIds(await database(), tool_id),
  });
}
