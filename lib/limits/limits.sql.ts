import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../db/columns.ts";

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
