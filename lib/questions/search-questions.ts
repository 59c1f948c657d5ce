import { participation } from "../activity/participation.ts";
import type { Caller, Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { keptList, withKept } from "../json/kept-json.ts";
import { inSearchTurn } from "../limits/search-turn.ts";
import { browseQuestions, type Status } from "./browse-questions.ts";
import type { Question, searchQuestionsEndpoint } from "./contract.ts";
import { type Find, type Found, findQuestions } from "./find-questions.ts";
import { begins, searchTerms } from "./question-words.ts";
import { refuseUnknownTool } from "./refuse-unknown.ts";

/** Searches the questions; with words that match nothing together, the best partial matches. */
export const searchQuestions: Verb<typeof searchQuestionsEndpoint> = async (
  { q, status: wanted, ...asked },
  caller,
) => {
  const status: Status = wanted === "open" ? "unanswered" : wanted;
  const { questions, total, isAll } = await searched(searchTerms(q ?? ""), { ...asked, status }, caller);
  if (total === 0) await refuseUnknownTool(await database(), asked.tool_id, "invalid_argument");
  const { limit, offset } = asked;
  return withKept({
    questions: keptList<Question>(questions),
    total,
    total_is: isAll ? ("exact" as const) : ("at_least" as const),
    limit,
    offset,
    participation: participation(),
  });
};

const searched = (terms: string[], asked: Omit<Find, "query">, caller: Caller) =>
  terms.length === 0 ? find(terms, asked) : inSearchTurn(caller, () => find(terms, asked));

/** All words together, else any of them, as words and as beginnings of words. */
async function find(terms: string[], asked: Omit<Find, "query">): Promise<Found> {
  if (terms.length === 0 && asked.tag === undefined && asked.tool_id === undefined)
    return { ...(await browseQuestions(asked.status, asked)), isAll: true };
  if (terms.length === 0) return findQuestions(asked);
  const all = await findQuestions({ ...asked, query: terms.map(begins).join(" & ") });
  if (all.total > 0 || terms.length === 1) return all;
  return findQuestions({ ...asked, query: terms.map(begins).join(" | ") });
}
