import { randomBytes } from "node:crypto";
import { pgTable, text } from "drizzle-orm/pg-core";
import { moment, writtenNow } from "./columns.ts";

/** The service's own memory: the secrets it made (shared by all its processes) and what it has loaded. */
export const settings = pgTable("settings", {
  name: text().primaryKey(),
  value: text().notNull(),
  created_at: moment("created_at").notNull().default(writtenNow),
});

/** New values of the settings that are random and made once: names with hexadecimal digits. */
export const newSettings = () =>
  Object.entries({ feed_epoch: 8, sign_in_secret: 32 }).map(([name, bytes]) => {
    return { name, value: randomBytes(bytes).toString("hex") };
  });
