import { boolean, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { reference } from "../db/columns.ts";
import { settings } from "../db/settings.sql.ts";
import type { DemandKind } from "./contract.ts";

/** Which clients sent a search on a day, both as keyed hashes; it is deleted with the salt of that day. */
export const demandClients = pgTable(
  "demand_clients",
  {
    /** The name of the day's salt in the settings. */
    salt: reference(() => settings.name),
    query: text().notNull(),
    client: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.salt, table.query, table.client] })],
);

/** How many clients sent a search on a day, from the least number that is published. */
export const demandDays = pgTable(
  "demand_days",
  {
    kind: text().$type<DemandKind>().notNull(),
    /** The words of a search, or the two ids of a pair with a comma between them. */
    text: text().notNull(),
    day: date({ mode: "string" }).notNull(),
    clients: integer().notNull(),
    /** Whether the operator hid it: all days of a text alike. */
    hidden: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.kind, table.text, table.day] }), index("demand_days_day_idx").on(table.day)],
);
