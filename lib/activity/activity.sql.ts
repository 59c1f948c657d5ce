import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../db/columns.ts";
import type { activityKinds } from "./contract.ts";

/**
 * The last position that was taken. Whoever publishes takes the next one with the last statement of the transaction that
 * publishes, so positions are taken in the order in which transactions end: none is skipped by a reader, none is missing.
 */
export const feedHead = pgTable(
  "feed_head",
  { id: integer().primaryKey().default(1), position: bigint({ mode: "number" }).notNull() },
  (table) => [check("feed_head_one_row_check", sql`${table.id} = 1`)],
);

/** What happened, in order; the texts stay where they are and are joined when a page is read. */
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
  },
  (table) => [
    index("events_ref_idx").on(table.ref),
    index("events_at_kind_idx").on(table.at, table.kind),
    check("events_kind_check", sql`${table.kind} in ('question', 'answer', 'followup', 'rating')`),
  ],
);
