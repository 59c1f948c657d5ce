import { sql } from "drizzle-orm";
import type { Transaction } from "./client.ts";

/** The name of the setting that says since when deleted rows have bytes in storage's files. */
export const unclearedName = "uncleared_deletions";

/** Notes, in the transaction of a deletion, that the bytes of its rows are still to be cleared from storage's files. */
export async function oweClearing(tx: Pick<Transaction, "execute">): Promise<void> {
  // A new value, so that a clearing that began before this deletion does not settle it.
  await tx.execute(sql`
    insert into settings (name, value) values (${unclearedName}, gen_random_uuid()::text)
    on conflict (name) do update set value = excluded.value`);
}
