import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../db/client.ts";
import { establishedDays, establishedTools } from "./rules.ts";

// The rule of judge.ts as SQL, on rows of the table of reviews.

/** Whether a row of reviews counts, or counted until its key's next review of the tool. */
export const hasCounted = (row: string) => `(${row}.counted or ${row}.not_counted_reason = 'superseded')`;

/** Whether a row of reviews is its key's word on its tool. */
export const isWord = (row: string) => `(${row}.counted or ${row}.not_counted_reason = 'evidence_reused')`;

/** Whether a key is established: the age of its first counted review, and the number of its counted reviews' tools. */
export const isEstablished = (first: string, tools: string, at: string) =>
  `(${first} <= ${at} - interval '${establishedDays * 24} hours' and ${tools} >= ${establishedTools})`;

/** Why the row x of reviews does not count, computed from all others; null for one that does. */
export const reasonOfX = `case
  when x.withdrawn_at is not null then 'withdrawn'
  when x.trace_sha256 is null then 'evidence_empty'
  when ${hasNewer("x")} then 'superseded'
  when ${isReused("trace_sha256", (row) => `${row}.tool_id = x.tool_id and ${row}.trace_sha256 = x.trace_sha256`)} then 'evidence_reused'
  when ${isReused("text_sha256", (row) => `${row}.text_sha256 = x.text_sha256`)} then 'evidence_reused' end`;

/** Whether the key of a row has a newer published review of the tool with evidence. */
export function hasNewer(row: string): string {
  return `exists (select from reviews newer where newer.public_key = ${row}.public_key and newer.tool_id = ${row}.tool_id
    and newer.seq > ${row}.seq and newer.withdrawn_at is null and newer.trace_sha256 is not null)`;
}

/** Whether another key's word on a tool shows the evidence of x, and showed it first. */
function isReused(evidence: string, isSame: (row: string) => string): string {
  const since = (of: string) => `(select min(shown.seq) from reviews shown
    where ${isSame("shown")} and shown.public_key = ${of}.public_key and shown.withdrawn_at is null)`;
  return `exists (select from reviews other where x.${evidence} is not null and ${isSame("other")}
    and other.public_key <> x.public_key and other.withdrawn_at is null and other.trace_sha256 is not null
    and not ${hasNewer("other")} and ${since("other")} < ${since("x")})`;
}

/** Whether a key is a voice of its own at a moment, by its reviews; now for null. */
export async function isEstablishedKey(
  tx: Transaction,
  { key_id, public_key }: { key_id: string; public_key: string },
  at: Date | null,
): Promise<boolean> {
  const moment = sql`coalesce(${at?.toISOString() ?? null}::timestamptz, now())`;
  const { rows } = await tx.execute<{ established: boolean | null }>(sql`
    select ${sql.raw(isEstablished("first_at", "tools", "at"))} as established from (
      select min(published_at) as first_at, count(distinct tool_id) as tools, ${moment} as at from reviews r
      where key_id = ${key_id} and public_key = ${public_key} and published_at <= ${moment} and ${sql.raw(hasCounted("r"))}
    ) as voter`);
  return rows[0]!.established === true;
}

/** Since when a key's reviews are separate voices, from its present reviews; null with too few tools. */
export async function establishedFrom(db: Database, key_id: string): Promise<string | null> {
  const { rows } = await db.execute<{ first_at: string }>(sql`
    select min(published_at) as first_at from reviews r where key_id = ${key_id} and ${sql.raw(hasCounted("r"))}
    group by tool_id order by first_at limit ${establishedTools}`);
  const firsts = rows.map(({ first_at }) => Date.parse(first_at));
  if (firsts.length < establishedTools) return null;
  return new Date(Math.max(firsts[0]! + establishedDays * 86_400_000, firsts.at(-1)!)).toISOString();
}
