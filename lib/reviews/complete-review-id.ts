import { sql } from "drizzle-orm";
import { beginsWith } from "../db/begins-with.ts";
import { prepared } from "../db/prepared.ts";
import { reviews } from "./reviews.sql.ts";

const idsFrom = prepared("review_ids_from", (db) =>
  db
    .select({ review_id: reviews.review_id })
    .from(reviews)
    .where(beginsWith(reviews.review_id, sql.placeholder("begin")))
    .orderBy(reviews.review_id)
    .limit(sql.placeholder("most")),
);

/** The first ids of reviews that begin with these hexadecimal digits. */
export async function completeReviewId(begin: string, most: number): Promise<string[]> {
  const rows = await (await idsFrom()).execute({ begin, most });
  return rows.map(({ review_id }) => review_id);
}
