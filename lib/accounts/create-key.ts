import { randomBytes } from "node:crypto";
import { and, count, eq, isNull, sql } from "drizzle-orm";
import type { Account, Verb } from "../contract.ts";
import { database, type Transaction } from "../db/client.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { accountOf } from "./account-of.ts";
import { accounts, apiKeys } from "./accounts.sql.ts";
import { hashOfKey, makeApiKey } from "./api-key.ts";
import { type createKeyEndpoint, defaultConcurrency, mostKeys, prefixLength } from "./contract.ts";

/** Makes a key for the caller's account and returns it, once. */
export const createKey: Verb<typeof createKeyEndpoint> = async ({ name, concurrency = defaultConcurrency }, caller) => {
  const account = accountOf(caller);
  if (!account.isOperator) refuseUnlessSelfServe(concurrency);
  const { account_id, key_id: created_by } = account;
  const key = makeApiKey();
  const key_id = `key_${randomBytes(10).toString("hex")}`;
  const prefix = key.slice(0, prefixLength);
  const db = await database();
  const [made] = await db.transaction(async (tx) => {
    if (!account.isOperator) await refuseTooMany(tx, account);
    return tx
      .insert(apiKeys)
      .values({ key_id, account_id, name, prefix, key_sha256: hashOfKey(key), concurrency, created_by })
      .returning({ created_at: apiKeys.created_at });
  });
  return { key_id, key, name, prefix, concurrency, created_at: made!.created_at.toISOString() };
};

function refuseUnlessSelfServe(concurrency: number): void {
  if (env().API_KEYS === "operator")
    throw new AppError("invalid_request", "The operator of this service makes the keys: ask there for one.");
  if (concurrency > defaultConcurrency)
    throw new AppError("invalid_request", `Only the operator gives more than ${defaultConcurrency} studies at once.`, {
      details: [{ pointer: "/concurrency", message: `must be at most ${defaultConcurrency}` }],
    });
}

async function refuseTooMany(tx: Transaction, { account_id }: Account): Promise<void> {
  // Two concurrent requests would each count without the other.
  await tx.select({ one: sql`1` }).from(accounts).where(eq(accounts.account_id, account_id)).for("no key update");
  const inUse = and(eq(apiKeys.account_id, account_id), isNull(apiKeys.revoked_at));
  const [kept] = await tx.select({ keys: count() }).from(apiKeys).where(inUse);
  if (kept!.keys >= mostKeys)
    throw new AppError(
      "invalid_request",
      `An account can have ${mostKeys} keys in use and has ${kept!.keys}. Revoke one first: DELETE /api/v1/keys/{key_id}.`,
    );
}
