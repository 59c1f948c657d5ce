import { desc, eq, sql } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import { type Database, database } from "../db/client.ts";
import { joined } from "../db/columns.ts";
import { prepared } from "../db/prepared.ts";
import { AppError } from "../errors.ts";
import { KeptJson, keptList, withKept } from "../json/kept-json.ts";
import type { Question } from "../questions/posts.ts";
import { selectQuestions } from "../questions/question.ts";
import { questions } from "../questions/questions.sql.ts";
import type { Review, ReviewMonth } from "../reviews/contract.ts";
import { monthsOfTool } from "../reviews/months.ts";
import { selectReviews } from "../reviews/review.ts";
import { reviews } from "../reviews/reviews.sql.ts";
import { type Assessment, type getToolEndpoint, newestQuestions, newestReviews, type Tool } from "./contract.ts";
import { ToolId } from "./metadata.ts";
import { nearToolIds } from "./near-tool-ids.ts";
import { toolJson } from "./tool.ts";
import { assessments, toolAssessment, tools, toolUsage } from "./tools.sql.ts";

const thisTool = sql.placeholder("tool_id");

const toolWithAll = prepared("tool_with_reviews", (db) => {
  const newest = selectReviews(db).where(eq(reviews.tool_id, thisTool)).orderBy(desc(reviews.seq)).limit(newestReviews);
  const assessed = db
    .select({ record: sql`${assessments.record}::text` })
    .from(assessments)
    .where(eq(assessments.tool_id, thisTool))
    .orderBy(desc(assessments.assessed_at), assessments.assessment_id);
  const asked = selectQuestions(db)
    .where(eq(questions.tool_id, thisTool))
    .orderBy(desc(questions.seq))
    .limit(newestQuestions);
  return db
    .select({
      tool: toolJson,
      reviews: joined(newest),
      assessments: joined(assessed),
      questions: joined(asked),
      months: monthsOfTool(thisTool),
    })
    .from(tools)
    .innerJoin(toolUsage, eq(toolUsage.tool_id, tools.tool_id))
    .leftJoin(toolAssessment, eq(toolAssessment.tool_id, tools.tool_id))
    .where(eq(tools.tool_id, thisTool));
});

/** Gets a tool with its newest firsthand reviews, apart from them its desk assessments, and its questions. */
export const getTool: Verb<typeof getToolEndpoint> = async ({ tool_id }) => {
  if (!ToolId.safeParse(tool_id).success) throw await notAnId(await database(), tool_id);
  const [found] = await (await toolWithAll()).execute({ tool_id });
  if (found === undefined) throw await toolNotFound(await database(), tool_id);
  return withKept({
    tool: new KeptJson<Tool>(found.tool),
    reviews: keptList<Review>(found.reviews),
    assessments: keptList<Assessment>(found.assessments),
    questions: keptList<Question>(found.questions),
    months: new KeptJson<ReviewMonth[]>(found.months),
    content_trust: "untrusted",
  });
};

async function notAnId(db: Database, tool_id: string): Promise<AppError> {
  const message = ToolId.safeParse(tool_id)
    .error!.issues.map((issue) => issue.message)
    .join(" and ");
  const near = await nearToolIds(db, tool_id);
  const meant = near.length > 0 ? " See near for ids that you may have meant." : "";
  const details = [{ pointer: "/tool_id", message }];
  return new AppError("invalid_argument", `tool_id ${message}.${meant}`, { details, near });
}

async function toolNotFound(db: Database, tool_id: string): Promise<AppError> {
  const near = await nearToolIds(db, tool_id);
  return new AppError(
    "not_found",
    "No tool has this id. Search with search_tools (GET /api/tools?q=…) for the tool you mean.",
    { near },
  );
}
