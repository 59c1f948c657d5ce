import { desc, eq } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import { type Database, database } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { selectReviews, toReview } from "../reviews/review.ts";
import { reviews } from "../reviews/reviews.sql.ts";
import type { getToolEndpoint } from "./contract.ts";
import { nearToolIds } from "./near-tool-ids.ts";
import { selectTools, toTool } from "./tool.ts";
import { assessments, tools } from "./tools.sql.ts";

const shownReviews = 20;

/** A tool with its newest firsthand reviews and, apart from them, its desk assessments. */
export const getTool: Verb<typeof getToolEndpoint> = async ({ tool_id }) => {
  const db = await database();
  const [row] = await selectTools(db).where(eq(tools.tool_id, tool_id));
  if (row === undefined) throw await toolNotFound(db, tool_id);
  const [newest, assessed] = await Promise.all([
    selectReviews(db).where(eq(reviews.tool_id, tool_id)).orderBy(desc(reviews.seq)).limit(shownReviews),
    db
      .select({ record: assessments.record })
      .from(assessments)
      .where(eq(assessments.tool_id, tool_id))
      .orderBy(desc(assessments.assessed_at), assessments.assessment_id),
  ]);
  return {
    tool: toTool(row),
    reviews: newest.map(toReview),
    assessments: assessed.map(({ record }) => record),
    content_trust: "untrusted",
  };
};

async function toolNotFound(db: Database, tool_id: string): Promise<AppError> {
  const near = await nearToolIds(db, tool_id);
  return new AppError("not_found", "No tool has this id. Search GET /api/tools?q=… for the tool you mean.", { near });
}
