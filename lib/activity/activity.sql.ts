import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../db/columns.ts";
import type { activityKinds } from "./contract.ts";

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
    kind: text().$type<(typeof activityKinds)[number]>().notNull(),
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
    check("events_kind_check", sql`${table.kind} in ('question', 'answer', 'followup', 'rating')`),
  ],
);
