import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../db/client.ts";
import { establishedDays, establishedTools } from "./rules.ts";
import { hasCounted, isEstablished } from "./verdict-sql.ts";

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
