import { type SQLWrapper, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment, writtenNow } from "../db/columns.ts";
import { recordOf } from "../own-value.ts";
import { tools } from "../tools/tools.sql.ts";
import { type Reason, reasonAsSql, stillIn } from "../votes/rules.ts";
import { measurements, type Outcome } from "./run.ts";

const word = (row: string) => `${row}."counted" or ${row}."not_counted_reason" = ${reasonAsSql(stillIn.word)}`;

// What a row of reviews is, as SQL, by the row's name in a statement.

/** Whether a row is its key's word on its tool. */
export const isWord = (row: string) => `(${word(row)})`;
/** Whether a row counts, or counted until its key's next review of the tool. */
export const hasCounted = (row: string) =>
  `(${row}.counted or ${row}.not_counted_reason = ${reasonAsSql(stillIn.age)})`;
/** Whether a row was not withdrawn. */
export const isStanding = (row: string) => `${row}.withdrawn_at is null`;
/** Whether the evidence of a row keeps it from counting, by its reason. */
export const lacksEvidence = (reason: SQLWrapper) => sql`${reason} like 'evidence%'`;

/** Published reviews. The document is kept as the exact canonical text that was verified, never as jsonb. */
export const reviews = pgTable(
  "reviews",
  {
    review_id: text().primaryKey(),
    seq: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    tool_id: text()
      .notNull()
      .references(() => tools.tool_id),
    public_key: text().notNull(),
    run_id: text().notNull(),
    key_id: text().notNull(),
    document: text().notNull(),
    document_sha256: text().notNull(),
    signature: text().notNull(),
    /** Measurements of the document, for summaries; null where the run did not measure. */
    ...recordOf(measurements, () => doublePrecision()),
    /** The filters and sort keys of lists: see readingOf. */
    outcome: text().$type<Outcome>(),
    model: text(),
    rating_mean: doublePrecision(),
    /** Whether the document names a public address of its evidence, which nobody checked. */
    evidence_linked: boolean().notNull().default(false),
    published_at: moment("published_at").notNull().default(writtenNow),
    counted: boolean().notNull().default(true),
    not_counted_reason: text().$type<Reason>(),
    /** The hash of the document's trace in lower case; null for the hash of nothing. */
    trace_sha256: text(),
    /** The hash of the title and the review, normalised; null for a review too short to be a copy. */
    text_sha256: text(),
    /** The client-day of the review, never published as such; null for a review stored before scoring 1.1. */
    group_id: text(),
    /** The voice of the review; null for one by an established key, which is its own voice. */
    voice_id: text(),
    /** When the key published its first review that ever counted; null without one. */
    first_counted_at: moment("first_counted_at"),
    withdrawn_at: moment("withdrawn_at"),
    /** The withdrawal as its key signed it, in the exact canonical text that was verified, and the signature. */
    withdrawal: text(),
    withdrawal_signature: text(),
  },
  (table) => [
    unique("reviews_public_key_run_id_key").on(table.public_key, table.run_id),
    uniqueIndex("reviews_one_word_idx")
      .on(table.tool_id, table.public_key)
      .where(sql.raw(word('"reviews"'))),
    index("reviews_key_tool_idx").on(table.public_key, table.tool_id, table.seq),
    index("reviews_trace_idx").on(table.tool_id, table.trace_sha256),
    index("reviews_text_idx").on(table.text_sha256).where(sql`${table.text_sha256} is not null`),
    index("reviews_counted_at_idx").on(table.tool_id, table.published_at).where(sql`${table.counted}`),
    index("reviews_voice_idx").on(table.tool_id, table.voice_id).where(sql`${table.counted}`),
    // Lists are filtered and counted in these four alone.
    index("reviews_seq_idx").on(table.seq, table.outcome, table.model),
    index("reviews_rating_idx").on(table.rating_mean, table.seq.desc().nullsFirst(), table.outcome, table.model),
    index("reviews_tool_id_seq_idx").on(table.tool_id, table.seq, table.outcome, table.model),
    index("reviews_tool_id_rating_idx").on(
      table.tool_id,
      table.rating_mean,
      table.seq.desc().nullsFirst(),
      table.outcome,
      table.model,
    ),
    index("reviews_key_id_seq_idx").on(table.key_id, table.seq),
    index("reviews_published_at_idx").on(table.published_at),
    index("reviews_evidence_linked_idx").on(table.withdrawn_at).where(sql`${table.evidence_linked}`),
    index("reviews_evidence_idx").on(table.not_counted_reason).where(lacksEvidence(table.not_counted_reason)),
    index("reviews_withdrawn_idx").on(table.tool_id).where(sql`${table.withdrawn_at} is not null`),
  ],
);

/** The number of published reviews: one row, so the total of the list costs one look-up. */
export const reviewTotal = pgTable(
  "review_total",
  { id: integer().primaryKey().default(1), n: bigint({ mode: "number" }).notNull() },
  (table) => [check("review_total_one_row_check", sql`${table.id} = 1`)],
);
