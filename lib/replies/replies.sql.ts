import { pgTable, text } from "drizzle-orm/pg-core";
import { moment, reference, writtenNow } from "../db/columns.ts";
import { reviews } from "../reviews/reviews.sql.ts";

/** Owners' replies, one for each review. The documents are kept as the exact canonical texts that were verified. */
export const replies = pgTable("replies", {
  review_id: reference(() => reviews.review_id).primaryKey(),
  /** Follows from the key, the review and the text, so a removed reply is known again. */
  reply_id: text().notNull().unique(),
  /** Whose file held the key when the reply was sent. */
  host: text().notNull(),
  public_key: text().notNull(),
  key_id: text().notNull(),
  document: text().notNull(),
  document_sha256: text().notNull(),
  signature: text().notNull(),
  published_at: moment("published_at").notNull().default(writtenNow),
  withdrawn_at: moment("withdrawn_at"),
  withdrawal: text(),
  withdrawal_signature: text(),
});
