import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { isOneOf, moment } from "../db/columns.ts";
import { activityKinds, type Kind, kindWords } from "./kinds.ts";

/** The last position in use; a transaction takes the next with its last statement, so positions follow the commits. */
export const feedHead = pgTable(
  "feed_head",
  { id: integer().primaryKey().default(1), position: bigint({ mode: "number" }).notNull() },
  (table) => [check("feed_head_one_row_check", sql`${table.id} = 1`)],
);

/** The events in order, each with the texts that are sent of it. */
export const events = pgTable(
  "events",
  {
    position: bigint({ mode: "number" }).primaryKey(),
    kind: text().$type<Kind>().notNull(),
    /** The question's, answer's or review's id. */
    ref: text().notNull(),
    tool_id: text(),
    question_id: text(),
    at: moment("at").notNull(),
    /** The title and the excerpt as members of JSON, null each once the record is removed. */
    preview: text().notNull(),
  },
  (table) => [
    index("events_ref_idx").on(table.ref),
    index("events_at_kind_idx").on(table.at, table.kind),
    check("events_kind_check", isOneOf(table.kind, activityKinds)),
  ],
);

/** The path of the page where an event can be read, for a row of this name. */
export const eventPath = (row: string) => {
  const pathOf = (kind: Kind) => `concat('${kindWords[kind].path.replaceAll(/{(\w+)}/g, `', ${row}.$1, '`)}')`;
  return sql.raw(
    `case ${row}.kind ${activityKinds.map((kind) => `when '${kind}' then ${pathOf(kind)}`).join(" ")} end`,
  );
};
