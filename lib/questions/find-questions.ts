import { type SQL, type SQLChunk, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { mostCounted } from "../contract.ts";
import { type Database, database } from "../db/client.ts";
import { joined } from "../db/columns.ts";
import { isFirstPage, perDatabase, prepared, rangeOf } from "../db/statements.ts";
import { recordOf } from "../own-value.ts";
import { toQuery } from "../tools/word-query.ts";
import { questionStatuses } from "./posts.ts";
import { selectQuestions } from "./question.ts";
import { eraSize, hasStatus, questions, questionTotals, searchedWithEra } from "./questions.sql.ts";

export type Find = Filters & { limit: number; offset: number };
export type QuestionMatches = { questions: string; total: number; isAll: boolean };

/** Of more than `mostCounted` matches, only those among this many of the newest questions are listed. */
const newest = 20_000;
/** A question's words take longer to read than its tags. */
const newestWithWords = 3_000;
/** Where the newest questions have fewer matches than this, some others are read too: about so many. */
const few = 40;
const sampled = 10_000;
/** With fewer matches in the newest eras, all are few enough to be read. */
const fewInEras = 100;
/** How many of the newest matches are ranked by their words, which takes longer than finding them; the rest follow by age. */
const ranked = 200;

/** A page of the matching questions and their number; all matches of a rare word, else of the newest questions. */
export async function findQuestions(find: Find): Promise<QuestionMatches> {
  const scope = await scopeOf(find);
  const young = scope === "all" ? null : await findNewest(find, scope);
  if (young !== null) return young;
  const page = await getPage(find, "all");
  const isAll = page.total <= mostCounted;
  return (isAll || scope === "newest" ? null : await findNewest(find, "newest")) ?? { ...page, isAll };
}

/** Matches among the newest questions, or null when they are so few that all may be read. */
async function findNewest(find: Find, scope: Exclude<Scope, "all">): Promise<QuestionMatches | null> {
  const page = await getPage(find, scope);
  const areMany = page.total >= (scope === "newest" ? few : fewInEras);
  // The estimate is wrong where statistics are old or missing, or a word is too rare to be in them.
  scopesOf(await database()).set(keyOf(find), areMany ? scope : "all");
  return areMany ? { ...page, isAll: false } : null;
}

async function getPage(find: Find, scope: Scope): Promise<Omit<QuestionMatches, "isAll">> {
  const among = typeof scope === "number" ? "eras" : scope;
  const [page] = await (await statementFor(find, among)()).execute({ ...find, eras: scope });
  return page!;
}

const matchesAmong = { all: allMatches, newest: newestMatches, eras: matchesInEras };

function statementFor(find: Find, among: Extract<Scope, string> | "eras") {
  const name = ["find_questions", among, ...conditionsSetBy(find), isFirstPage(find) && "first"];
  return prepared(name.filter(Boolean).join("_"), (db) => {
    const { limit, offset } = rangeOf(isFirstPage(find));
    const search = sql`(
    with ${matchesAmong[among](find)},
    ${find.query === undefined ? sql`` : rankedAmong[among]}
    page as (select at, row_number() over () as place from (
      ${find.query === undefined ? byAge : byRank}
      limit ${limit} offset ${offset}) as best)
    select ${joined(selectQuestions(db).innerJoin(sql`page`, sql`"questions".ctid = page.at`).orderBy(sql`page.place`))} as questions,
      (select count(*)::int from found) as total
  ) as search`;
    return db.select({ questions: sql<string>`search.questions`, total: sql<number>`search.total` }).from(search);
  });
}

/** A match: its age, and its place in the table, by which its texts are read where they are needed. */
const match = sql`${questions.seq}, "questions".ctid as at`;

function allMatches(find: Find): SQL {
  const names = conditionsSetBy(find).filter((name) => name !== "query");
  const hasWords = find.query === undefined ? sql`` : sql`${searchedWithEra} @@ ${value("query")} and`;
  return sql`found as materialized (
    select ${match} from ${questions} where ${hasWords} ${allOfConditions(names, value)} limit ${literal(mostCounted + 1)})`;
}

/** The newest matches in the newest eras, which are found before they are ordered: the planner would walk all by age. */
function matchesInEras(): SQL {
  return sql`eras as materialized (
      select string_agg('''~' || era || '''', ' | ')::tsquery as query
      from (select max(seq) / ${literal(eraSize)} as last from ${questions}) as newest,
        generate_series(greatest(0, last - ${sql.placeholder("eras")}::int), last) as era),
    matches as materialized (
      select ${match} from ${questions} where ${searchedWithEra} @@ (select ${words} && query from eras)),
    found as materialized (select * from matches order by seq desc limit ${literal(mostCounted)})`;
}

/** Matches among the newest questions; where they are few, also those in a fixed sample of all. */
function newestMatches(find: Find): SQL {
  const names = conditionsSetBy(find);
  // One of these has an index by age, so the newest are the newest of a tool, or of those without an answer.
  const walked = names.filter((name) => name === "tool_id" || isStatus(name)).slice(0, 1);
  const rest = names.filter((name) => name !== walked[0]);
  const among = literal(find.query === undefined ? newest : newestWithWords);
  return sql`young as materialized (
      select ${questions.seq}, "questions".at from (
        select *, ctid as at from ${questions} where ${allOfConditions(walked, value)} order by ${questions.seq} desc limit ${among}) as ${questions}
      where ${allOfConditions(rest, value)} limit ${literal(mostCounted)}),
    others as materialized (
      select ${match} from ${questions}
        tablesample system ((select least(100, 100.0 * ${literal(sampled)} / greatest(questions, 1)) from ${questionTotals})) repeatable (0)
      where (select count(*) from young) < ${literal(few)} and ${allOfConditions(names, value)}
        and ${questions.seq} not in (select seq from young)),
    found as materialized (select * from young union all select * from others)`;
}

const newestOf = (matches: SQL) => sql`(select * from ${matches} order by seq desc limit ${literal(ranked)})`;

const rank = (matches: SQL) => sql`ranked as materialized (
    select ranked.*, ts_rank(${questions.search}, ${value("query")}) as rank
    from ${matches} as ranked join ${questions} on "questions".ctid = ranked.at),`;

const byAge = sql`select at from found order by seq desc`;
/** The matches that are not ranked are older than those that are. */
const byRank = sql`select at from (
    select at, seq, rank from ranked
    union all select at, seq, null from found where seq < (select min(seq) from ranked)) as matches
  order by rank desc nulls last, seq desc`;

const words = toQuery(sql`${sql.placeholder("query")}`);
/** The words are read once for all rows. */
const value: ValueOf = (name) => (name === "query" ? sql`(select ${words})` : sql.placeholder(name));

const literal = (count: number) => sql.raw(String(count));

const rankedAmong = {
  all: rank(newestOf(sql`found`)),
  eras: rank(newestOf(sql`found`)),
  newest: rank(sql`(${newestOf(sql`young`)} union all select * from others)`),
};

/** The questions in which a search looks: all, the newest few thousand, or so many of the newest eras. */
type Scope = "all" | "newest" | number;

/** An estimate may be wrong by half, and a list of all matches is the better answer. */
const many = 2 * mostCounted;
/** A rarer word has too few matches among the newest few thousand. */
const leastShare = 0.03;
/** About so many matches are in the eras that are read, of which there are at most so many. */
const matchesToRead = 250;
const mostEras = 64;

const scopesOf = perDatabase(() => new LRUCache<string, Scope>({ max: 1_000, ttl: 600_000 }));

/** The scope of a search by PostgreSQL's statistics; no question is read for it. */
async function scopeOf(filters: Filters): Promise<Scope> {
  const db = await database();
  const key = keyOf(filters);
  const scopes = scopesOf(db);
  const scope = scopes.get(key) ?? (await estimateScope(db, filters));
  scopes.set(key, scope);
  return scope;
}

const keyOf = ({ status, tag, tool_id, query }: Filters) => JSON.stringify([status, tag, tool_id, query]);

type Plan = { "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] };

async function estimateScope(db: Database, filters: Filters): Promise<Scope> {
  const names = conditionsSetBy(filters);
  const condition = allOfConditions(names, (name) =>
    name === "query" ? toQuery(sql`${filters.query}`) : sql.param(filters[name]),
  );
  const { rows } = await db.execute<Plan>(sql`explain (format json) select from ${questions} where ${condition}`);
  const expected = rows[0]!["QUERY PLAN"][0].Plan["Plan Rows"];
  if (expected <= many) return "all";
  const { rows: last } = await db.execute<{ seq: string }>(sql`select max(seq) as seq from ${questions}`);
  const share = expected / Number(last[0]!.seq);
  // Eras are in the index of words alone.
  if (names.join() !== "query" || share >= leastShare) return "newest";
  return Math.min(mostEras, Math.ceil(matchesToRead / (share * eraSize)));
}

export type Status = "all" | keyof typeof hasStatus;
type Filters = {
  status: Status;
  tag?: string | undefined;
  tool_id?: string | undefined;
  /** The required words of a question, in the language of to_tsquery. */
  query?: string;
};
/** Gives the value of a filter, for the words a tsquery. */
type ValueOf = (name: "tag" | "tool_id" | "query") => SQLChunk;

const conditions = {
  tool_id: (value: ValueOf) => sql`${questions.tool_id} = ${value("tool_id")}`,
  ...recordOf(questionStatuses, (status) => () => hasStatus[status]),
  tag: (value: ValueOf) => sql`${questions.tags} @> array[${value("tag")}::text]`,
  query: (value: ValueOf) => sql`${questions.search} @@ ${value("query")}`,
};
type Name = keyof typeof conditions;
const isStatus = (name: Name): name is keyof typeof hasStatus => name in hasStatus;

/** The names of the conditions that these filters set, those with an index by age first. */
function conditionsSetBy(filters: Filters): Name[] {
  const isSet = (name: Name) => (isStatus(name) ? filters.status === name : filters[name] !== undefined);
  return (Object.keys(conditions) as Name[]).filter(isSet);
}

const allOfConditions = (names: Name[], value: ValueOf): SQL =>
  names.length === 0
    ? sql`true`
    : sql.join(
        names.map((name) => conditions[name](value)),
        sql` and `,
      );
