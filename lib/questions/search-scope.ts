import { type SQL, type SQLChunk, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { mostCounted } from "../contract.ts";
import { type Database, database } from "../db/client.ts";
import { perDatabase } from "../db/prepared.ts";
import { toQuery } from "../tools/word-query.ts";
import type { Status } from "./browse-questions.ts";
import { eraSize, questions } from "./questions.sql.ts";

/** The questions in which a search looks: all, the newest few thousand, or so many of the newest eras. */
export type Scope = "all" | "newest" | number;

/** An estimate may be wrong by half, and a list of all matches is the better answer. */
const many = 2 * mostCounted;
/** A rarer word has too few matches among the newest few thousand. */
const leastShare = 0.03;
/** About so many matches are in the eras that are read, of which there are at most so many. */
const wanted = 250;
const mostEras = 64;

const scopesOf = perDatabase(() => new LRUCache<string, Scope>({ max: 1_000, ttl: 600_000 }));

/** The scope of a search by PostgreSQL's statistics; no question is read for it. */
export async function scopeOf(filters: Filters): Promise<Scope> {
  const db = await database();
  const key = keyOf(filters);
  const scopes = scopesOf(db);
  const scope = scopes.get(key) ?? (await estimateScope(db, filters));
  scopes.set(key, scope);
  return scope;
}

/** Corrects the estimate, which is wrong where statistics are old or missing, or a word is too rare to be in them. */
export async function rememberScope(filters: Filters, scope: Scope): Promise<void> {
  scopesOf(await database()).set(keyOf(filters), scope);
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
  return Math.min(mostEras, Math.ceil(wanted / (share * eraSize)));
}

export type Filters = {
  status: Status;
  tag?: string | undefined;
  tool_id?: string | undefined;
  /** The required words of a question, in the language of to_tsquery. */
  query?: string;
};
/** Gives the value of a filter, for the words a tsquery. */
export type ValueOf = (name: "tag" | "tool_id" | "query") => SQLChunk;

const conditions = {
  tool_id: (value: ValueOf) => sql`${questions.tool_id} = ${value("tool_id")}`,
  unanswered: () => sql`${questions.answer_count} = 0`,
  answered: () => sql`${questions.answer_count} > 0`,
  tag: (value: ValueOf) => sql`${questions.tags} @> array[${value("tag")}::text]`,
  query: (value: ValueOf) => sql`${questions.search} @@ ${value("query")}`,
};
type Name = keyof typeof conditions;

/** The names of the conditions that these filters set, those with an index by age first. */
export function conditionsSetBy(filters: Filters): Name[] {
  const isSet = (name: Name) =>
    name === "unanswered" || name === "answered" ? filters.status === name : filters[name] !== undefined;
  return (Object.keys(conditions) as Name[]).filter(isSet);
}

/** These conditions as SQL. */
export const allOfConditions = (names: Name[], value: ValueOf): SQL =>
  names.length === 0
    ? sql`true`
    : sql.join(
        names.map((name) => conditions[name](value)),
        sql` and `,
      );
