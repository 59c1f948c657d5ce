import { sql } from "drizzle-orm";
import { partOf } from "../cut-text.ts";
import type { Transaction } from "../db/client.ts";
import type { Ask } from "../db/transact.ts";
import type { Evidence } from "./evidence.ts";

// PostgreSQL's advisory locks of two numbers: a kind and an item. A transaction takes them in this order and before any
// row, so no two deadlock.
const everyVote = 7271;
const votesOfKey = 7272;
const votesOfText = 7273;

/** Takes the turns of a key ($1) and of a long text ($2), as SQL. */
export const shareTurns = `select pg_advisory_xact_lock_shared(${everyVote}, 0), pg_advisory_xact_lock(${votesOfKey}, $1),
  case when $2::int is not null then pg_advisory_xact_lock(${votesOfText}, $2) end`;

/**
 * Makes publishers of one key or one long text take turns until they commit; the first statement of their transaction.
 */
export async function takeTurns(ask: Ask, key_id: string, { text_sha256 }: Evidence): Promise<void> {
  await ask("share_turns", shareTurns, turnsOf(key_id, { text_sha256 }));
}

/** The two values of `shareTurns`. */
export const turnsOf = (key_id: string, { text_sha256 }: Pick<Evidence, "text_sha256">) => [
  numberOf(key_id),
  text_sha256 && numberOf(text_sha256),
];

/** Locks all votes until this transaction ends, for a change that reaches other keys and other tools. */
export async function takeAllVotes(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${everyVote}, 0)`);
}

/** The first 32 bits of a hash; two that share them only wait for each other. */
const numberOf = (hash: string) => Number.parseInt(partOf(hash, 0, 8), 16) | 0;
