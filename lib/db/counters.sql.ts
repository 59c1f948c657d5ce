import { bigint, doublePrecision, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** What the service did, summed over its processes: by minute, by hour, and since its first start. */
export const counters = pgTable(
  "counters",
  {
    span: text().$type<"minute" | "hour" | "all">().notNull(),
    /** The beginning of the minute or hour. */
    at: moment("at").notNull(),
    name: text().notNull(),
    label: text().notNull(),
    /** The bucket of a histogram; 0 for a plain count. */
    slot: integer().notNull(),
    count: bigint({ mode: "number" }).notNull(),
    sum: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.span, table.name, table.at, table.label, table.slot] })],
);

/** The newest unexpected errors, without values: what the log says of them at more length. */
export const faults = pgTable(
  "faults",
  {
    request_id: text().primaryKey(),
    at: moment("at").notNull(),
    sentence: text().notNull(),
  },
  (table) => [index("faults_at_idx").on(table.at)],
);
