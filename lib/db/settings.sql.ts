import { pgTable, text } from "drizzle-orm/pg-core";
import { moment, writtenNow } from "./columns.ts";

/** The service's own memory: the secrets it made (shared by all its processes) and what it has loaded. */
export const settings = pgTable("settings", {
  name: text().primaryKey(),
  value: text().notNull(),
  created_at: moment("created_at").notNull().default(writtenNow),
});
