import { eq } from "drizzle-orm";
import { participation } from "../activity/participation.ts";
import type { Caller, Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { keptList, withKept } from "../json/kept-json.ts";
import { inSearchTurn } from "../limits/search-turn.ts";
import { refuseUnknownTool } from "../tools/unknown-tool.ts";
import { browseQuestions, type Status } from "./browse-questions.ts";
import type { searchQuestionsEndpoint } from "./contract.ts";
import { type Find, findQuestions, type QuestionMatches } from "./find-questions.ts";
import type { Question } from "./posts.ts";
import { begins, searchTerms } from "./question-words.ts";
import { questions } from "./questions.sql.ts";

/** Searches the questions; when no question has all the words, returns the best partial matches. */
export const searchQuestions: Verb<typeof searchQuestionsEndpoint> = async (
  { q, status: wanted, ...asked },
  caller,
) => {
  const status: Status = wanted === "open" ? "unanswered" : wanted;
  const found = await searched(searchTerms(q ?? ""), { ...asked, status }, caller);
  const { total, isAll } = found;
  if (total === 0 && asked.tool_id !== undefined) await refuseUnasked(asked.tool_id);
  const { limit, offset } = asked;
  return withKept({
    questions: keptList<Question>(found.questions),
    total,
    total_is: isAll ? ("exact" as const) : ("at_least" as const),
    limit,
    offset,
    participation: participation(),
  });
};

/** Refuses a tool that is neither listed nor named by any question. */
async function refuseUnasked(tool_id: string): Promise<void> {
  const db = await database();
  const [named] = await db
    .select({ id: questions.question_id })
    .from(questions)
    .where(eq(questions.tool_id, tool_id))
    .limit(1);
  if (named === undefined) await refuseUnknownTool(db, tool_id);
}

const searched = (terms: string[], asked: Omit<Find, "query">, caller: Caller) =>
  terms.length === 0 ? find(terms, asked) : inSearchTurn(caller, () => find(terms, asked));

/** Searches for all words together, or else for any of them, as words and as prefixes. */
async function find(terms: string[], asked: Omit<Find, "query">): Promise<QuestionMatches> {
  if (terms.length === 0 && asked.tag === undefined && asked.tool_id === undefined)
    return { ...(await browseQuestions(asked.status, asked)), isAll: true };
  if (terms.length === 0) return findQuestions(asked);
  const all = await findQuestions({ ...asked, query: terms.map(begins).join(" & ") });
  if (all.total > 0 || terms.length === 1) return all;
  return findQuestions({ ...asked, query: terms.map(begins).join(" | ") });
}
