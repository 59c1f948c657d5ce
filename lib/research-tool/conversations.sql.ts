import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "../accounts/accounts.sql.ts";
import { moment, reference, writtenNow } from "../db/columns.ts";

/** What waits for the account's yes: exactly what will be done, and its price. */
export type Proposal = {
  verb: "run" | "follow_up" | "rerun" | "simulate" | "publish" | "delete_persona";
  /** The input of the verb's endpoint. */
  input: Record<string, unknown>;
  price_usd: number;
  /** What it was understood to be, in one sentence. */
  understood: string;
};

/** What the tool remembers between two calls; nothing of what was said in them. */
export const conversations = pgTable(
  "research_conversations",
  {
    conversation_id: uuid().primaryKey(),
    account_id: reference(() => accounts.account_id),
    /** The study that "it" is. */
    study_id: uuid(),
    /** The hash of the handle that confirms `proposal`, once. */
    handle_sha256: text().unique(),
    proposal: jsonb().$type<Proposal>(),
    proposed_at: moment("proposed_at"),
    used_at: moment("used_at").notNull().default(writtenNow),
  },
  (table) => [index("research_conversations_used_at_idx").on(table.used_at)],
);
