import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { accounts } from "../accounts/accounts.sql.ts";
import { moment, reference, writtenNow } from "../db/columns.ts";
import type { Audience } from "./contract.ts";

export const savedPersonas = pgTable(
  "saved_personas",
  {
    persona_id: text().primaryKey(),
    seq: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    account_id: reference(() => accounts.account_id),
    name: text().notNull(),
    age: integer().notNull(),
    role: text().notNull(),
    company: text().notNull(),
    industry: text().notNull(),
    income: text().notNull(),
    location: text().notNull(),
    traits: text().array().notNull(),
    audience: text().$type<Audience>().notNull(),
    notes: text(),
    created_at: moment("created_at").notNull().default(writtenNow),
    updated_at: moment("updated_at").notNull().default(writtenNow),
  },
  (table) => [index("saved_personas_account_id_seq_idx").on(table.account_id, table.seq)],
);
