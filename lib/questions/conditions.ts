import { type SQL, type SQLChunk, sql } from "drizzle-orm";
import type { Status } from "./browse-questions.ts";
import { questions } from "./questions.sql.ts";

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
