import { sql } from "drizzle-orm";
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
import { tools } from "../tools/tools.sql.ts";

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
    /** Measurements of the document that summaries are computed from; null where the run did not measure. */
    latency_ms: doublePrecision(),
    cost_usd: doublePrecision(),
    calls: doublePrecision(),
    /** Whether the document names a public address of its evidence; nobody has looked there. */
    evidence_linked: boolean().notNull().default(false),
    published_at: moment("published_at").notNull().default(writtenNow),
    counted: boolean().notNull().default(true),
    not_counted_reason: text().$type<"superseded" | "withdrawn">(),
    withdrawn_at: moment("withdrawn_at"),
    /** The withdrawal as its key signed it, in the exact canonical text that was verified, and the signature. */
    withdrawal: text(),
    withdrawal_signature: text(),
  },
  (table) => [
    unique("reviews_public_key_run_id_key").on(table.public_key, table.run_id),
    uniqueIndex("reviews_one_vote_idx").on(table.tool_id, table.public_key).where(sql`${table.counted}`),
    index("reviews_tool_id_seq_idx").on(table.tool_id, table.seq),
    index("reviews_key_id_seq_idx").on(table.key_id, table.seq),
    index("reviews_seq_idx").on(table.seq),
    index("reviews_published_at_idx").on(table.published_at),
    index("reviews_evidence_linked_idx").on(table.withdrawn_at).where(sql`${table.evidence_linked}`),
    index("reviews_withdrawn_idx").on(table.tool_id).where(sql`${table.withdrawn_at} is not null`),
  ],
);

/** How many reviews are published in all: one row, so that the total of the list of all reviews costs one look-up. */
export const reviewTotal = pgTable(
  "review_total",
  { id: integer().primaryKey().default(1), n: bigint({ mode: "number" }).notNull() },
  (table) => [check("review_total_one_row_check", sql`${table.id} = 1`)],
);
