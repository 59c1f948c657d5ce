import { eq, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { type Operation, paging, type Verb } from "../contract.ts";
import { inOrder, joined } from "../db/columns.ts";
import { prepared } from "../db/statements.ts";
import { keptList, withKept } from "../json/kept-json.ts";
import { listOrder, searchQuestionsEndpoint } from "./contract.ts";
import type { Question } from "./posts.ts";
import { selectQuestions } from "./question.ts";
import { hasStatus, questions, questionTotals } from "./questions.sql.ts";

export type Status = "all" | keyof typeof hasStatus;

const pages = {
  all: page("questions", undefined, sql`${questionTotals.questions}`),
  unanswered: page("unanswered_questions", hasStatus.unanswered, sql`${questionTotals.unanswered}`),
  longest: page("longest_unanswered", hasStatus.unanswered, sql`${questionTotals.unanswered}`, "oldest first"),
  answered: page(
    "answered_questions",
    hasStatus.answered,
    sql`${questionTotals.questions} - ${questionTotals.unanswered}`,
  ),
};

/** A page of all questions, or of those with or without an answer; `longest` has those that wait longest first. */
export async function browseQuestions(status: keyof typeof pages, range: { limit: number; offset: number }) {
  const [row] = await (await pages[status]()).execute(range);
  return { questions: row!.questions, total: row!.total };
}

/** The page is found in an index alone, so skipped rows are never read. */
function page(name: string, filter: SQL | undefined, total: SQL, order: Parameters<typeof inOrder>[0] = listOrder) {
  return prepared(`page_of_${name}`, (db) => {
    const ids = db
      .select({ seq: questions.seq })
      .from(questions)
      .where(filter)
      .orderBy(inOrder(order, questions.seq))
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      .as("page");
    const page = selectQuestions(db).innerJoin(ids, eq(ids.seq, questions.seq)).orderBy(inOrder(order, questions.seq));
    return db.select({ questions: joined(page), total: sql<number>`(${total})::int` }).from(questionTotals);
  });
}

/** The unanswered questions, those that have waited longest first, as people browse them. */
export const longestUnansweredOperation = {
  name: "list_longest_unanswered",
  summary: "List the questions without an answer, those that have waited longest first.",
  input: z.object(paging),
  result: searchQuestionsEndpoint.result.omit({ participation: true }),
} satisfies Operation;

/** A page of the questions that have waited longest for an answer. */
export const listLongestUnanswered: Verb<typeof longestUnansweredOperation> = async ({ limit, offset }) => {
  const { questions, total } = await browseQuestions("longest", { limit, offset });
  const met = { match: null, unmatched: [], corrected_q: null, guidance: null, total_is: "exact" as const };
  return withKept({ questions: keptList<Question>(questions), total, limit, offset, ...met });
};
