import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { mostCounted } from "../contract.ts";
import { type Database, database } from "../db/client.ts";
import { toQuery } from "../tools/word-query.ts";
import { allOfConditions, conditionsSetBy, type Filters } from "./conditions.ts";
import { questions } from "./questions.sql.ts";

/** An estimate may be wrong by half, and a list of all matches is the better answer. */
const many = 2 * mostCounted;
const kept = { max: 1_000, ttl: 600_000 };

const known = new WeakMap<Database, LRUCache<string, boolean>>();

/** Whether PostgreSQL expects more matches than are worth reading; its statistics answer, no question is read. */
export async function hasManyMatches(filters: Filters): Promise<boolean> {
  const db = await database();
  const key = keyOf(filters);
  const answers = answersOf(db);
  const answer = answers.get(key) ?? (await estimateMatches(db, filters)) > many;
  answers.set(key, answer);
  return answer;
}

/** Corrects the estimate, which is wrong where statistics are old or missing, or a word is too rare to be in them. */
export async function rememberMatches(filters: Filters, areMany: boolean): Promise<void> {
  answersOf(await database()).set(keyOf(filters), areMany);
}

function answersOf(db: Database): LRUCache<string, boolean> {
  const answers = known.get(db) ?? new LRUCache<string, boolean>(kept);
  known.set(db, answers);
  return answers;
}

const keyOf = ({ status, tag, tool_id, query }: Filters) => JSON.stringify([status, tag, tool_id, query]);

type Plan = { "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] };

async function estimateMatches(db: Database, filters: Filters): Promise<number> {
  const condition = allOfConditions(conditionsSetBy(filters), (name) =>
    name === "query" ? toQuery(sql`${filters.query}`) : sql.param(filters[name]),
  );
  const { rows } = await db.execute<Plan>(sql`explain (format json) select from ${questions} where ${condition}`);
  return rows[0]!["QUERY PLAN"][0].Plan["Plan Rows"];
}
