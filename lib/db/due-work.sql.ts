import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "../accounts/accounts.sql.ts";
import { moment, writtenNow } from "./columns.ts";

/** What a row of due work is about: a study to run, a delivery to attempt, old rows to forget, storage's files to clear. */
export type WorkKind = "study" | "delivery" | "forget" | "clear";

/** What a process must do, now or later, written in the transaction that makes it due and gone when it is done. */
export const dueRows = pgTable(
  "due_work",
  {
    kind: text().$type<WorkKind>().notNull(),
    /** The id of the study or the delivery; empty for a clean-up, of which there is one. */
    subject: text().notNull(),
    account_id: text().references(() => accounts.account_id, { onDelete: "cascade" }),
    /** When a process may take it: of work that one has taken, the end of its lease. */
    due_at: moment("due_at").notNull().default(writtenNow),
    /** The token of the process that has taken it: only its holder settles it. */
    holder: uuid(),
    /** The name of that process, where one supervises. */
    process: text(),
    created_at: moment("created_at").notNull().default(writtenNow),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] }), index("due_work_due_at_idx").on(table.due_at)],
);
