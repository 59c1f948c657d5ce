import { desc, eq, sql } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import { type Database, database } from "../db/client.ts";
import { prepared } from "../db/prepared.ts";
import { AppError } from "../errors.ts";
import { KeptJson, keptList, withKept } from "../json/kept-json.ts";
import type { Review } from "../reviews/contract.ts";
import { selectReviews } from "../reviews/review.ts";
import { reviews } from "../reviews/reviews.sql.ts";
import type { Assessment, getToolEndpoint, Tool } from "./contract.ts";
import { nearToolIds } from "./near-tool-ids.ts";
import { selectTools } from "./tool.ts";
import { assessments, tools } from "./tools.sql.ts";

const shownReviews = 20;
const thisTool = sql.placeholder("tool_id");

const toolById = prepared("tool_by_id", (db) => selectTools(db).where(eq(tools.tool_id, thisTool)));
const newestReviews = prepared("newest_reviews_of_tool", (db) =>
  selectReviews(db).where(eq(reviews.tool_id, thisTool)).orderBy(desc(reviews.seq)).limit(shownReviews),
);
const assessmentsOfTool = prepared("assessments_of_tool", (db) =>
  db
    .select({ assessment: sql<string>`${assessments.record}::text` })
    .from(assessments)
    .where(eq(assessments.tool_id, thisTool))
    .orderBy(desc(assessments.assessed_at), assessments.assessment_id),
);

/** A tool with its newest firsthand reviews and, apart from them, its desk assessments. */
export const getTool: Verb<typeof getToolEndpoint> = async ({ tool_id }) => {
  const asked = { tool_id };
  const [[row], newest, assessed] = await Promise.all([
    toolById().then((statement) => statement.execute(asked)),
    newestReviews().then((statement) => statement.execute(asked)),
    assessmentsOfTool().then((statement) => statement.execute(asked)),
  ]);
  if (row === undefined) throw await toolNotFound(await database(), tool_id);
  return withKept({
    tool: new KeptJson<Tool>(row.tool),
    reviews: keptList<Review>(newest.map(({ review }) => review)),
    assessments: keptList<Assessment>(assessed.map(({ assessment }) => assessment)),
    content_trust: "untrusted",
  });
};

async function toolNotFound(db: Database, tool_id: string): Promise<AppError> {
  const near = await nearToolIds(db, tool_id);
  return new AppError("not_found", "No tool has this id. Search GET /api/tools?q=… for the tool you mean.", { near });
}
