import { type SQL, sql } from "drizzle-orm";
import { mostCounted } from "../contract.ts";
import type { Database } from "../db/client.ts";
import { joined } from "../db/columns.ts";
import { prepared } from "../db/prepared.ts";
import { toQuery } from "../tools/word-query.ts";
import { allOfConditions, conditionsSetBy, type Filters, type ValueOf } from "./conditions.ts";
import { hasManyMatches, rememberMatches } from "./has-many-matches.ts";
import { selectQuestions } from "./question.ts";
import { questions, questionTotals } from "./questions.sql.ts";

export type Find = Filters & { limit: number; offset: number };
export type QuestionMatches = { questions: string; total: number; isAll: boolean };
type Page = Omit<QuestionMatches, "isAll">;

/** Of more than `mostCounted` matches, only those among this many of the newest questions are listed. */
const newest = 20_000;
/** A question's words take longer to read than its tags. */
const newestWithWords = 5_000;
/** So many matches among them are enough: a common word's search reads no more. */
const enough = 1_000;
/** Where the newest questions have fewer matches than this, some others are read too: about so many. */
const few = 40;
const sampled = 10_000;
/** How many of the newest matches are ranked by their words, which takes longer than finding them; the rest follow by age. */
const ranked = 200;

/**
 * A page of the matching questions and their number: best first with words, otherwise newest first. It reads all
 * matches of a rare word, and the newest questions for a common one: a bounded number of rows for each.
 */
export async function findQuestions(find: Find): Promise<QuestionMatches> {
  const areMany = await hasManyMatches(find);
  const young = areMany ? await findNewest(find) : null;
  if (young !== null) return young;
  const page = await getPage(find, "all");
  const isAll = page.total <= mostCounted;
  return (isAll || areMany ? null : await findNewest(find)) ?? { ...page, isAll };
}

/** Matches among the newest and some other questions, or null when they are so few that all may be read. */
async function findNewest(find: Find): Promise<QuestionMatches | null> {
  const page = await getPage(find, "newest");
  const areMany = page.total >= few;
  await rememberMatches(find, areMany);
  return areMany ? { ...page, isAll: false } : null;
}

async function getPage(find: Find, matches: "all" | "newest"): Promise<Page> {
  const [page] = await (await statementFor(find, matches)()).execute(find);
  return page!;
}

type Statement = ReturnType<typeof planStatement>;
const statements = new Map<string, Statement>();

function statementFor(find: Find, matches: "all" | "newest"): Statement {
  const key = [matches, ...conditionsSetBy(find)].join();
  const statement = statements.get(key) ?? planStatement(find, matches);
  statements.set(key, statement);
  return statement;
}

function planStatement(find: Find, matches: "all" | "newest") {
  const search = (db: Database) => sql`(
    with ${matches === "all" ? allMatches(find) : newestMatches(find)},
    page as (
      select seq, row_number() over (order by rank desc nulls last, seq desc) as place
      from found order by place limit ${sql.placeholder("limit")} offset ${sql.placeholder("offset")})
    select ${joined(selectQuestions(db).innerJoin(sql`page`, sql`page.seq = ${questions.seq}`).orderBy(sql`page.place`))} as questions,
      (select count(*)::int from found) as total
  ) as search`;
  const select = (db: Database) =>
    db.select({ questions: sql<string>`search.questions`, total: sql<number>`search.total` }).from(search(db));
  return prepared(["find_questions", matches, ...conditionsSetBy(find)].join("_"), select);
}

const allMatches = (find: Find) => sql`found as materialized (
  select ${questions.seq}, ${rankOfNewest(find)} as rank from (
    select * from ${questions} where ${allOfConditions(conditionsSetBy(find), value)} limit ${literal(mostCounted + 1)}) as ${questions})`;

/** Matches among the newest questions; where they are few, also those in a fixed sample of all. */
function newestMatches(find: Find): SQL {
  const names = conditionsSetBy(find);
  // One of these has an index by age, so the newest are the newest of a tool, or of those without an answer.
  const walked = names.filter((name) => name === "tool_id" || name === "unanswered" || name === "answered").slice(0, 1);
  const rest = names.filter((name) => name !== walked[0]);
  const [among, most] = (find.query === undefined ? [newest, mostCounted] : [newestWithWords, enough]).map(literal);
  return sql`young as materialized (
      select ${questions.seq}, ${rankOfNewest(find)} as rank from (
        select * from ${questions} where ${allOfConditions(walked, value)} order by ${questions.seq} desc limit ${among}) as ${questions}
      where ${allOfConditions(rest, value)} limit ${most}),
    found as materialized (
      select * from young union all
      select ${questions.seq}, ${rankOf(find)} from ${questions}
        tablesample system ((select least(100, 100.0 * ${literal(sampled)} / greatest(questions, 1)) from ${questionTotals})) repeatable (0)
      where (select count(*) from young) < ${literal(few)} and ${allOfConditions(names, value)}
        and ${questions.seq} not in (select seq from young))`;
}

const rankOfNewest = (find: Find) =>
  sql`case when row_number() over (order by ${questions.seq} desc) <= ${literal(ranked)} then ${rankOf(find)} end`;

const rankOf = ({ query }: Find) =>
  query === undefined ? sql`null::real` : sql`ts_rank('{0.1, 0.2, 0.4, 1.0}', ${questions.search}, ${value("query")})`;

const words = toQuery(sql`${sql.placeholder("query")}`);
/** The words are read once for all rows. */
const value: ValueOf = (name) => (name === "query" ? sql`(select ${words})` : sql.placeholder(name));

const literal = (count: number) => sql.raw(String(count));
