import { hash } from "node:crypto";
import { sql } from "drizzle-orm";
import { partOf } from "../cut-text.ts";
import type { Transaction } from "../db/client.ts";
import type { Ask } from "../db/statements.ts";
import type { ReviewDocument } from "../reviews/review-document.ts";
import { longText } from "./rules.ts";

/** The evidence of a review: equal values mean the same run. */
export type Evidence = {
  /** The trace's hash in lower case; null for the hash of nothing. */
  trace_sha256: string | null;
  /** The hash of the title and the review, normalised; null for a review too short to be a copy. */
  text_sha256: string | null;
};

const sha256 = (text: string) => hash("sha256", text, "hex");
const ofNothing = [sha256(""), "0".repeat(64)];

type Text = Pick<ReviewDocument, "title" | "review" | "evidence">;

/** Computes a review's evidence: the hash of its trace, and of its text when long enough to be distinctive. */
export function evidenceOf({ title, review, evidence }: Text): Evidence {
  const trace = evidence.trace_sha256.toLowerCase();
  const text = writtenAlike(review);
  return {
    trace_sha256: ofNothing.includes(trace) ? null : trace,
    text_sha256: [...text].length < longText ? null : sha256(`${writtenAlike(title)}\n${text}`),
  };
}

/** How texts are compared. */
export const comparedForm = "Unicode’s NFKC form, with A to Z in lower case and each run of white space as one space";
function writtenAlike(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(/[ \t\n\r]+/g, " ")
    .replace(/^ | $/g, "");
}

// PostgreSQL's advisory locks of two numbers: a kind and an item. A transaction takes them in this order and before any
// row, so no two deadlock.
const everyVote = 7271;
const votesOfKey = 7272;
const votesOfText = 7273;

/** Takes the turns of a key ($1) and of a long text ($2), as SQL. */
export const shareTurns = `select pg_advisory_xact_lock_shared(${everyVote}, 0), pg_advisory_xact_lock(${votesOfKey}, $1),
  case when $2::int is not null then pg_advisory_xact_lock(${votesOfText}, $2) end`;

/** Makes publishers of one key or one long text take turns; the first statement of their transaction. */
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
