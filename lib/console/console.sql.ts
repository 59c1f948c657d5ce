import { sql } from "drizzle-orm";
import { bigint, doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { moment, writtenNow } from "../db/columns.ts";
import type { Part } from "./contract.ts";

const minutesOfHour = (name: string) => bigint(name, { mode: "bigint" }).notNull().default(sql`0`);

/** Which minutes of an hour a part of the service was up, down, or gone before a start: one bit for each minute. */
export const heartbeats = pgTable(
  "heartbeats",
  {
    part: text().$type<Part>().notNull(),
    hour: moment("hour").notNull(),
    up: minutesOfHour("up"),
    down: minutesOfHour("down"),
    missed: minutesOfHour("missed"),
  },
  (table) => [primaryKey({ columns: [table.part, table.hour] })],
);

/** What the operator says to readers of the status page. */
export const incidents = pgTable("incidents", {
  seq: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  body: text().notNull(),
  began_at: moment("began_at").notNull().default(writtenNow),
  ended_at: moment("ended_at"),
});

/** What needs the operator, each once from its beginning to its end. */
export const alerts = pgTable(
  "alerts",
  {
    seq: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    sentence: text().notNull(),
    began_at: moment("began_at").notNull().default(writtenNow),
    ended_at: moment("ended_at"),
  },
  (table) => [uniqueIndex("alerts_open_idx").on(table.kind).where(sql`${table.ended_at} is null`)],
);

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
    first_at: moment("first_at"),
    last_at: moment("last_at"),
  },
  (table) => [primaryKey({ columns: [table.span, table.name, table.at, table.label, table.slot] })],
);

/** The newest unexpected errors, without values: what the log says of them at more length. */
export const faults = pgTable(
  "faults",
  { request_id: text().primaryKey(), at: moment("at").notNull(), sentence: text().notNull() },
  (table) => [index("faults_at_idx").on(table.at)],
);
