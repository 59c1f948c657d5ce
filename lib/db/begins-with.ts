import { type SQLWrapper, sql } from "drizzle-orm";

/**
 * That an id of hexadecimal digits begins with a text: a range, which a prepared statement too reads from the index. No
 * digit sorts after "f" in any collation, so "g" ends it.
 */
export const beginsWith = (id: SQLWrapper, begin: SQLWrapper) =>
  sql`${id} >= ${begin} and ${id} < ${begin}::text || 'g' and starts_with(${id}, ${begin})`;
