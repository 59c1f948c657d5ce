import { type SQL, sql } from "drizzle-orm";
import { type Page, rowsShown } from "../accounts/contract.ts";
import { db } from "./client.ts";

/** The rows of a query. */
export const select = async <Row>(query: SQL): Promise<Row[]> => (await db.execute(query)).rows as Row[];

/** A page of the rows of a query, from this one on, and whether more follow. */
export async function selectPage<Row>(query: SQL, from: number): Promise<Page<Row>> {
  const rows = await select<Row>(sql`${query} limit ${rowsShown + 1} offset ${from}`);
  return { rows: rows.slice(0, rowsShown), from, more: rows.length > rowsShown };
}
