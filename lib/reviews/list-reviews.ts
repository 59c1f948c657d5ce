import { count, desc, eq } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { nearToolIds } from "../tools/near-tool-ids.ts";
import { tools } from "../tools/tools.sql.ts";
import type { listReviewsEndpoint } from "./contract.ts";
import { selectReviews, toReview } from "./review.ts";
import { reviews } from "./reviews.sql.ts";

/** A page of firsthand reviews, newest first. */
export const listReviews: Verb<typeof listReviewsEndpoint> = async ({ tool_id, limit, offset }) => {
  const db = await database();
  const ofTool = tool_id === undefined ? undefined : eq(reviews.tool_id, tool_id);
  const [rows, total] = await Promise.all([
    selectReviews(db).where(ofTool).orderBy(desc(reviews.seq)).limit(limit).offset(offset),
    db.select({ count: count() }).from(reviews).where(ofTool),
  ]);
  if (tool_id !== undefined && total[0]!.count === 0) {
    const listed = await db.select({ tool_id: tools.tool_id }).from(tools).where(eq(tools.tool_id, tool_id));
    // A reference in a query is an argument, not the thing asked for: an unknown one is a 400, never an empty page.
    if (listed.length === 0)
      throw new AppError(
        "invalid_argument",
        "No tool has this tool_id. Search GET /api/tools?q=… for the tool you mean.",
        {
          details: [{ pointer: "/tool_id", message: "is not the id of a listed tool" }],
          near: await nearToolIds(db, tool_id),
        },
      );
  }
  return { reviews: rows.map(toReview), total: total[0]!.count, limit, offset };
};
