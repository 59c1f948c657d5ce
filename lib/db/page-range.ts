import { type SQL, sql } from "drizzle-orm";
import { pageSizes } from "../contract.ts";

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
