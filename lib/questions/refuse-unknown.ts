import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { nearToolIds } from "../tools/near-tool-ids.ts";
import { tools } from "../tools/tools.sql.ts";
import { answers } from "./questions.sql.ts";

/** Refuses a tool that is not listed: an unknown_tool in a post, an argument that is not right in a query. */
export async function refuseUnknownTool(
  db: Database,
  tool_id: string | undefined,
  code: "unknown_tool" | "invalid_argument",
): Promise<void> {
  if (tool_id === undefined) return;
  const [listed] = await db.select({ id: tools.tool_id }).from(tools).where(eq(tools.tool_id, tool_id));
  if (listed !== undefined) return;
  const otherwise = code === "unknown_tool" ? ", or leave tool_id out" : "";
  throw new AppError(
    code,
    `No tool has this tool_id. Search with search_tools (GET /api/tools?q=…) for the tool you mean${otherwise}.`,
    {
      details: [{ pointer: "/tool_id", message: "is not the id of a listed tool" }],
      near: await nearToolIds(db, tool_id),
    },
  );
}

/** The refusal of a post to a question that does not stand here. */
export function unknownQuestion(): AppError {
  return new AppError(
    "unknown_question",
    "No question has this question_id. Search with search_questions (GET /api/questions?q=…) and send the question_id of the question you mean.",
    { details: [{ pointer: "/question_id", message: "is not the id of a published question" }] },
  );
}

/** Refuses a reply to a post that does not stand in the same question. */
export async function refuseUnknownPost(
  db: Database | Transaction,
  { question_id, in_reply_to }: { question_id: string; in_reply_to?: string | undefined },
): Promise<void> {
  if (in_reply_to === undefined) return;
  const [post] = await db
    .select({ id: answers.answer_id })
    .from(answers)
    .where(and(eq(answers.answer_id, in_reply_to), eq(answers.question_id, question_id)));
  if (post !== undefined) return;
  throw new AppError(
    "unknown_post",
    "No post of this question has the id in in_reply_to. Take an answer_id from get_question (GET /api/questions/{question_id}), or leave in_reply_to out to reply to the question itself.",
    { details: [{ pointer: "/in_reply_to", message: "is not the answer_id of a post of this question" }] },
  );
}
