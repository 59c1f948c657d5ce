import { count, desc, eq } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { accountOf } from "./account-of.ts";
import { apiKeys } from "./accounts.sql.ts";
import type { ApiKey, listKeysEndpoint } from "./contract.ts";

/** Lists a page of the account's keys, newest first, without the keys themselves, which are not stored. */
export const listKeys: Verb<typeof listKeysEndpoint> = async ({ limit, offset }, caller) => {
  const { account_id } = accountOf(caller);
  const db = await database();
  const [all] = await db.select({ total: count() }).from(apiKeys).where(eq(apiKeys.account_id, account_id));
  return { keys: await keysOf(account_id, { limit, offset }), total: all!.total, limit, offset };
};

/** Lists an account's keys, newest first: all of them, or a page. */
export async function keysOf(account_id: string, page?: { limit: number; offset: number }): Promise<ApiKey[]> {
  const db = await database();
  const rows = db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.account_id, account_id))
    .orderBy(desc(apiKeys.created_at), apiKeys.key_id);
  return (await (page === undefined ? rows : rows.limit(page.limit).offset(page.offset))).map(toApiKey);
}

function toApiKey(row: typeof apiKeys.$inferSelect): ApiKey {
  const { key_id, name, prefix, concurrency, created_at, last_used_at, revoked_at } = row;
  return {
    key_id,
    name,
    prefix,
    concurrency,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
    revoked_at: revoked_at?.toISOString() ?? null,
  };
}
