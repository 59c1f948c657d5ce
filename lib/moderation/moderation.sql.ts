import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { isOneOf, moment, writtenNow } from "../db/columns.ts";
import { type RecordKind, recordNames, type reportReasons } from "./contract.ts";

/** The operator's removals; an id is never used again, because the ids of posts follow from their content. */
export const removals = pgTable(
  "removals",
  {
    id: text().primaryKey(),
    kind: text().$type<RecordKind>().notNull(),
    /** The thread of the post, and the post it replied to, so the thread keeps its shape. */
    question_id: text(),
    in_reply_to: text(),
    tool_id: text(),
    reason: text().notNull(),
    /** When the removed record was published. */
    published_at: moment("published_at").notNull(),
    removed_at: moment("removed_at").notNull().default(writtenNow),
  },
  (table) => [
    index("removals_question_id_idx").on(table.question_id),
    index("removals_removed_at_idx").on(table.removed_at),
    check("removals_kind_check", isOneOf(table.kind, Object.keys(recordNames))),
  ],
);

/** Readers' reports to the operator: one row for each post or study and client, whose name changes every day. */
export const reports = pgTable(
  "reports",
  {
    post_id: text().notNull(),
    /** A keyed hash under the salt of the day, as in the limits: no address is stored. */
    client: text().notNull(),
    reason: text().$type<keyof typeof reportReasons>().notNull(),
    note: text(),
    /** Whether it requests a takedown: then the decision is in the public log, also when the post stays. */
    is_takedown: boolean().notNull().default(false),
    /** The e-mail address for the operator's answer, until the decision. */
    answer_to: text(),
    created_at: moment("created_at").notNull().default(writtenNow),
    /** Set when the operator saw no reason to remove the post; a report by another client opens it again. */
    dismissed_at: moment("dismissed_at"),
  },
  (table) => [primaryKey({ columns: [table.post_id, table.client] })],
);

/** Whether a report waits for the operator's decision. */
export const isOpen = sql`${reports.dismissed_at} is null`;
