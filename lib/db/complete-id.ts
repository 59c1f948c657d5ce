import { sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { prepared } from "./prepared.ts";

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
