import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { isOneOf, moment, reference, writtenNow } from "../db/columns.ts";
import { settings } from "../db/settings.sql.ts";
import { answers } from "../questions/questions.sql.ts";
import { type Confirmations, Outcome } from "../questions/standing.ts";

const ofAnswer = () => reference(() => answers.answer_id);

/** Confirmations of answers as they came, never changed but for `is_word`. */
export const confirmations = pgTable(
  "confirmations",
  {
    /** Grows with each one of a thread, because their writers take turns. */
    seq: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    answer_id: ofAnswer(),
    outcome: text().$type<Outcome>().notNull(),
    version: text(),
    created_at: moment("created_at").notNull().default(writtenNow),
    /** The signed form; null for an anonymous one. */
    public_key: text(),
    key_id: text(),
    document: text(),
    document_sha256: text(),
    signature: text(),
    /** When it was signed, by its signer's clock. */
    signed_at: moment("signed_at"),
    /** Whether it is its key's newest word on the answer. */
    is_word: boolean().notNull(),
    /** Shared by new keys of one client on one UTC day; null where the key is a voice of its own. */
    voice_id: text(),
    /** The answer's voices after this signed one, by outcome: the order of a thread as it was at any moment. */
    worked: integer().notNull().default(0),
    worked_with_changes: integer().notNull().default(0),
    did_not_work: integer().notNull().default(0),
  },
  (table) => [
    index("confirmations_answer_id_seq_idx").on(table.answer_id, table.seq),
    index("confirmations_signed_idx").on(table.answer_id, table.seq).where(sql`${table.public_key} is not null`),
    uniqueIndex("confirmations_word_idx").on(table.answer_id, table.public_key).where(sql`${table.is_word}`),
    uniqueIndex("confirmations_document_idx").on(table.answer_id, table.public_key, table.document_sha256),
    check("confirmations_outcome_check", isOneOf(table.outcome, Outcome.options)),
  ],
);

/** What all confirmations of an answer say together, exactly as served; no row without any. */
export const answerConfirmations = pgTable("answer_confirmations", {
  answer_id: ofAnswer().primaryKey(),
  summary: json().$type<Confirmations>().notNull(),
});

/** A client that confirmed an answer on a day. It is deleted with the salt of the client's name. */
export const confirmationClients = pgTable(
  "confirmation_clients",
  {
    /** The name of the day's salt in the settings. */
    salt: reference(() => settings.name),
    answer_id: ofAnswer(),
    /** The client's keyed hash under that salt. */
    client: text().notNull(),
    /** The voice of its new keys on this answer. */
    voice_id: text().notNull(),
    /** Its anonymous confirmation; null without one. */
    anonymous: bigint({ mode: "number" }),
  },
  (table) => [
    primaryKey({ columns: [table.salt, table.answer_id, table.client] }),
    index("confirmation_clients_answer_id_idx").on(table.answer_id),
  ],
);
