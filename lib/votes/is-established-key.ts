import { sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
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
