import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { reference } from "../db/columns.ts";
import { settings } from "../db/settings.sql.ts";
import { tools } from "../tools/tools.sql.ts";

/** The random id that one client's reviews of a tool share on a day; it is deleted with the salt of that day. */
export const clientGroups = pgTable(
  "client_groups",
  {
    /** The name of the day's salt in the settings. */
    salt: reference(() => settings.name),
    tool_id: reference(() => tools.tool_id),
    /** The client's keyed hash under that salt. */
    client: text().notNull(),
    group_id: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.salt, table.tool_id, table.client] })],
);
