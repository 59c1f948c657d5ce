import { asc, desc, type SQLWrapper, sql } from "drizzle-orm";
import { type AnyPgColumn, customType, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** A moment with JavaScript's millisecond precision, so reading returns what was written. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

type Row = () => AnyPgColumn;
const goesToo = { onDelete: "cascade" } as const;
/** A column that names a row, and goes with it. */
export const reference = (row: Row) => text().notNull().references(row, goesToo);
/** The same for a row whose key is a UUID. */
export const uuidReference = (row: Row) => uuid().notNull().references(row, goesToo);

/** The statement's own clock, cut to milliseconds; `now()` would be the transaction's start. */
export const writtenNow = sql`date_trunc('milliseconds', clock_timestamp())`;

/** PostgreSQL's text search vector. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Whether a column has one of these values, for the check of its table: the list is that of the contract. */
export const isOneOf = (column: SQLWrapper, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;

/** A column in the order that the texts of its list say. */
export const inOrder = (words: "newest first" | "oldest first", column: SQLWrapper) =>
  words === "newest first" ? desc(column) : asc(column);

const inUtc = `at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
/** The same of an expression in a statement that is a text. */
export const momentText = (moment: string) => `to_char(${moment} ${inUtc})`;
/** A moment as the API writes it: UTC, RFC 3339, milliseconds. */
export const momentJson = <Text extends string | null>(column: SQLWrapper) =>
  sql<Text>`to_char(${column} ${sql.raw(inUtc)})`;

/** A text without characters that JSON escapes, as JSON. */
export const quotedJson = (text: SQLWrapper) => sql`coalesce('"' || ${text} || '"', 'null')`;

/** Joins the rows of a one-column text query with commas, in order: a list travels as one value. */
export const joined = (query: SQLWrapper) => sql<string>`array_to_string(array(${query}), ',')`;

/** One row, for selections without a table. */
export const once = sql`(select) as once`;
