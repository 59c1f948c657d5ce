import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../db/columns.ts";

/** Counts in a window that is there, or in a new one in the place of one that has ended; the row in the table is `w`. */
export const countOn = `on conflict (bucket, window_seconds) do update set
    allowed = excluded.allowed,
    used = case when w.ends_at <= now() then excluded.used else w.used + excluded.used end,
    started_at = case when w.ends_at <= now() then excluded.started_at else w.started_at end,
    ends_at = case when w.ends_at <= now() then excluded.ends_at else w.ends_at end`;

/** Attempts used in each window of each limited subject. The check is the limit: exceeding it fails the statement. */
export const limitWindows = pgTable(
  "limit_windows",
  {
    bucket: text().notNull(),
    window_seconds: integer().notNull(),
    allowed: integer().notNull(),
    used: integer().notNull(),
    started_at: moment("started_at").notNull(),
    ends_at: moment("ends_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.window_seconds] }),
    index("limit_windows_ends_at_idx").on(table.ends_at),
    check("limit_windows_used_check", sql`${table.used} <= ${table.allowed}`),
  ],
);
