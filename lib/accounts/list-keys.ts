import { count, desc, eq, getTableColumns, type SQL } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { accounts, apiKeys } from "./accounts.sql.ts";
import { accountOf } from "./authenticate.ts";
import type { ApiKey, listKeysEndpoint } from "./contract.ts";

type Row = typeof apiKeys.$inferSelect & { account_name: string };

/** Lists a page of the account's keys, newest first, without the keys themselves; for the operator of every account's. */
export const listKeys: Verb<typeof listKeysEndpoint> = async ({ limit, offset }, caller) => {
  const { account_id, isOperator } = accountOf(caller);
  const where = isOperator ? undefined : eq(apiKeys.account_id, account_id);
  const db = await database();
  const [all] = await db.select({ total: count() }).from(apiKeys).where(where);
  return { keys: await keysWhere(where, { limit, offset }), total: all!.total, limit, offset };
};

/** Lists keys, newest first: all that meet the condition, or a page of them. */
export async function keysWhere(where: SQL | undefined, page?: { limit: number; offset: number }): Promise<ApiKey[]> {
  const db = await database();
  const rows = db
    .select({ ...getTableColumns(apiKeys), account_name: accounts.name })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.account_id, apiKeys.account_id))
    .where(where)
    .orderBy(desc(apiKeys.created_at), apiKeys.key_id);
  return (await (page === undefined ? rows : rows.limit(page.limit).offset(page.offset))).map(toApiKey);
}

function toApiKey(row: Row): ApiKey {
  const { key_id, account_id, account_name, name, prefix, concurrency, created_at, last_used_at, revoked_at } = row;
  return {
    key_id,
    account: account_id,
    account_name,
    name,
    prefix,
    concurrency,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
    revoked_at: revoked_at?.toISOString() ?? null,
  };
}
