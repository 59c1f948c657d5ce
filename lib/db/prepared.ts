import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { pageSizes } from "../contract.ts";
import { type Database, database } from "./client.ts";

type Source<Statement> = { prepare: (name: string) => Statement };

/** Makes a value for each database that is opened, and keeps it until that is closed. */
export function perDatabase<Value>(make: (db: Database) => Value): (db: Database) => Value {
  const cache = new WeakMap<Database, Value>();
  return (db) => {
    const value = cache.get(db) ?? make(db);
    cache.set(db, value);
    return value;
  };
}

const statements = new Map<string, () => Promise<unknown>>();

/**
 * Prepares a statement that PostgreSQL parses once per connection and drizzle once per process. For frequent queries:
 * otherwise drizzle builds the SQL and reads its own metadata each time. A name has one statement, which is built once.
 */
export function prepared<Statement>(
  name: string,
  build: (db: Database) => Source<Statement>,
): () => Promise<Statement> {
  const existing = statements.get(name);
  if (existing !== undefined) return existing as () => Promise<Statement>;
  const statementOf = perDatabase((db) => build(db).prepare(name));
  const statement = async () => statementOf(await database());
  statements.set(name, statement);
  return statement;
}

/** The part of a list that a page has, in a statement. */
export type PageRange = { limit: SQL; offset: SQL };

/** The usual page: with numbers in its text, PostgreSQL plans the statement once and not at each call. */
const firstRange: PageRange = { limit: sql.raw(String(pageSizes.usual)), offset: sql.raw("0") };
const anyRange: PageRange = { limit: sql`${sql.placeholder("limit")}`, offset: sql`${sql.placeholder("offset")}` };

/** Whether a page is the usual one: the first, with as many items as pages have. */
export const isFirstPage = ({ limit, offset }: { limit: number; offset: number }): boolean =>
  limit === pageSizes.usual && offset === 0;

/** The range of a statement for the usual page, or for any page. */
export const rangeOf = (isFirst: boolean): PageRange => (isFirst ? firstRange : anyRange);

const begin = sql.placeholder("begin");

/**
 * Finds the first ids of a column that start with some hexadecimal digits. The condition is a range, which a prepared
 * statement too reads from the index; no digit sorts after "f" in any collation, so "g" ends it.
 */
export function completeId(name: string, id: PgColumn): (begin: string, most: number) => Promise<string[]> {
  const idsFrom = prepared(name, (db) =>
    db
      .select({ id: sql<string>`${id}` })
      .from(id.table)
      .where(sql`${id} >= ${begin} and ${id} < ${begin}::text || 'g' and starts_with(${id}, ${begin})`)
      .orderBy(id)
      .limit(sql.placeholder("most")),
  );
  return async (begin, most) => (await (await idsFrom()).execute({ begin, most })).map(({ id }) => id);
}
