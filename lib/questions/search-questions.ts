import { eq, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { participation } from "../activity/get-participation.ts";
import { type Match, type Operation, paging, type Verb } from "../contract.ts";
import { db } from "../db/client.ts";
import { inOrder, joined } from "../db/columns.ts";
import { prepared } from "../db/statements.ts";
import { keptList, withKept } from "../json/kept-json.ts";
import { inSearchTurn } from "../limits/search-turn.ts";
import { guidanceOf } from "../tools/guidance.ts";
import { readUnknown } from "../tools/known-words.ts";
import { refuseUnknownTool } from "../tools/near-tool-ids.ts";
import { allOf, anyOf, mostTerms, type Part, partQuery, partsOf, searchTerms, toQuery } from "../tools/word-query.ts";
import { words } from "../tools/words.ts";
import { listOrder, searchQuestionsEndpoint, statusAliases } from "./contract.ts";
import { type Find, findQuestions, type QuestionMatches, type Status } from "./find-questions.ts";
import type { Question } from "./posts.ts";
import { selectQuestions } from "./question.ts";
import { hasStatus, questions, questionTotals } from "./questions.sql.ts";

type Filters = Omit<Find, "query">;
type Outcome = QuestionMatches & { match: Match | null; unmatched: string[]; corrected_q: string | null };

const isAlias = (status: string): status is keyof typeof statusAliases => status in statusAliases;

/** Searches the questions; when no question has all the words, returns the best partial matches. */
export const searchQuestions: Verb<typeof searchQuestionsEndpoint> = async (
  { q, status: choice, ...input },
  caller,
) => {
  const status: Status = isAlias(choice) ? statusAliases[choice] : choice;
  const filters = { ...input, status };
  const typed = words(q ?? "").slice(0, mostTerms);
  const outcome =
    typed.length === 0 ? await browse(filters) : await inSearchTurn(caller, () => search(typed, q!, filters));
  const { total, isAll, match, unmatched, corrected_q } = outcome;
  if (total === 0 && input.tool_id !== undefined) await refuseUnasked(input.tool_id);
  const { limit, offset } = input;
  return withKept({
    questions: keptList<Question>(outcome.questions),
    total,
    total_is: isAll ? ("exact" as const) : ("at_least" as const),
    limit,
    offset,
    match,
    unmatched,
    corrected_q,
    guidance: guidanceOf(match, "question"),
    participation: participation(),
  });
};

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

/** Refuses a tool that is neither listed nor named by any question. */
async function refuseUnasked(tool_id: string): Promise<void> {
  const [question] = await db
    .select({ id: questions.question_id })
    .from(questions)
    .where(eq(questions.tool_id, tool_id))
    .limit(1);
  if (question === undefined) await refuseUnknownTool(db, tool_id);
}

async function browse(filters: Filters): Promise<Outcome> {
  const isWhole = filters.tag === undefined && filters.tool_id === undefined;
  const matches = isWhole
    ? { ...(await browseQuestions(filters.status, filters)), isAll: true }
    : findQuestions(filters);
  return { ...(await matches), match: null, unmatched: [], corrected_q: null };
}

/** Searches for all words as typed, then with the likely corrections beside them, then for some of them. */
async function search(typed: string[], q: string, filters: Filters): Promise<Outcome> {
  const telling = searchTerms(q);
  // A question can consist of words that ask.
  const terms = telling.length > 0 ? telling : [...new Set(typed)];
  const all = await findQuestions({ ...filters, query: allOf(withBeginnings(terms, partsOf(terms, new Map()))) });
  if (all.total > 0) return { ...all, match: "all", unmatched: [], corrected_q: null };
  const readings = await readUnknown(terms);
  const corrected = terms.map((term) => readings.get(term)?.corrected ?? term);
  const isCorrected = corrected.some((word, at) => word !== terms[at]);
  const corrected_q = isCorrected ? corrected.join(" ") : null;
  const parts = withBeginnings(terms, partsOf(terms, readings));
  if (isCorrected) {
    const matches = await findQuestions({ ...filters, query: allOf(parts) });
    if (matches.total > 0) return { ...matches, match: "corrected", unmatched: [], corrected_q };
  }
  const some = terms.length === 1 ? all : await findSome(parts, filters);
  const [first] = keptList<Question>(some.questions).value;
  if (first === undefined) return { ...some, match: some.total > 0 ? "some" : "none", unmatched: terms, corrected_q };
  return { ...some, match: "some", unmatched: await findUnmatched(first.question_id, terms, parts), corrected_q };
}

/** Of many words two are wanted, if any question has two. */
const mostPaired = 6;

async function findSome(parts: Part[], filters: Filters): Promise<QuestionMatches> {
  if (parts.length > 2) {
    const longest = parts.toSorted(([one], [other]) => other!.length - one!.length).slice(0, mostPaired);
    const pairs = longest.flatMap((one, at) => longest.slice(at + 1).map((other) => [one, other]));
    const matches = await findQuestions({ ...filters, query: pairs.map((pair) => `(${allOf(pair)})`).join(" | ") });
    if (matches.total > 0) return matches;
  }
  return findQuestions({ ...filters, query: anyOf(parts) });
}

/** Each word is also found by its beginning; two letters begin too many words. */
const withBeginnings = (terms: string[], parts: Part[]): Part[] =>
  parts.map((part, at) => (terms[at]!.length < 3 ? part : [...part, `${terms[at]}*`]));

const unmatched = prepared("unmatched_of_question", (db) =>
  db
    .select({ term: sql<string>`word.term` })
    .from(questions)
    .innerJoin(
      sql`unnest(${sql.placeholder("terms")}::text[], ${sql.placeholder("parts")}::text[]) with ordinality as word(term, part, place)`,
      sql`not ${questions.search} @@ ${toQuery(sql`part`)}`,
    )
    .where(sql`${questions.question_id} = ${sql.placeholder("question_id")}`)
    .orderBy(sql`place`),
);

/** The words of a search that a question does not have. */
async function findUnmatched(question_id: string, terms: string[], parts: Part[]): Promise<string[]> {
  const rows = await (await unmatched()).execute({ question_id, terms, parts: parts.map((part) => partQuery(part)) });
  return rows.map(({ term }) => term);
}

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
async function browseQuestions(status: keyof typeof pages, range: { limit: number; offset: number }) {
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
