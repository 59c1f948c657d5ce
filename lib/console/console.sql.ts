import { sql } from "drizzle-orm";
import { bigint, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
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

/** What needs a person, each once from its beginning to its end. */
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
