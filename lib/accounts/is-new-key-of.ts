import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { database } from "../db/client.ts";
import { newKeySeconds } from "./account-limits.ts";
import { apiKeys } from "./accounts.sql.ts";
import { hashOfKey } from "./api-key.ts";

/** Whether this session made this key within the last minute, and it is not revoked. */
export async function isNewKeyOf(created_by: string, key: string): Promise<boolean> {
  const db = await database();
  const made = await db
    .select({ key_id: apiKeys.key_id })
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.key_sha256, hashOfKey(key)),
        eq(apiKeys.created_by, created_by),
        isNull(apiKeys.revoked_at),
        gt(apiKeys.created_at, sql`now() - ${newKeySeconds} * interval '1 second'`),
      ),
    );
  return made.length > 0;
}
