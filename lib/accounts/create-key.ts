import { randomBytes } from "node:crypto";
import { and, count, eq, isNull } from "drizzle-orm";
import type { Account, Verb } from "../contract.ts";
import { partOf } from "../cut-text.ts";
import { database, type Transaction } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { defaultConcurrency, mostKeys } from "./account-limits.ts";
import { accounts, apiKeys } from "./accounts.sql.ts";
import { hashOfKey, makeApiKey } from "./api-key.ts";
import { accountOf } from "./authenticate.ts";
import { type createKeyEndpoint, prefixLength } from "./contract.ts";
import { mayMakeKeys } from "./permissions.ts";
import { targetAccount } from "./target-account.ts";

/** Makes a key and returns it, once: a key's call for its own account, the operator's for any or a new one. */
export const createKey: Verb<typeof createKeyEndpoint> = async (input, caller) => {
  const { name, concurrency = defaultConcurrency } = input;
  const by = accountOf(caller);
  const key = makeApiKey();
  const key_id = `key_${randomBytes(10).toString("hex")}`;
  const shown = { key_id, name, prefix: partOf(key, 0, prefixLength), concurrency };
  const db = await database();
  const [made] = await db.transaction(async (tx) => {
    if (!by.isOperator) await refuseBeyond(tx, by, concurrency);
    const account_id = await targetAccount(tx, by, { account: input.account, name });
    return tx
      .insert(apiKeys)
      .values({ ...shown, account_id, key_sha256: hashOfKey(key), created_by: by.key_id })
      .returning({ account: apiKeys.account_id, created_at: apiKeys.created_at });
  });
  return { ...shown, key, account: made!.account, created_at: made!.created_at.toISOString() };
};

/** Refuses an account that may not make its own keys, or has as many as it may, or asks for too much at once. */
async function refuseBeyond(tx: Transaction, { account_id }: Account, concurrency: number): Promise<void> {
  // Two concurrent requests would each count without the other.
  const [account] = await tx.select().from(accounts).where(eq(accounts.account_id, account_id)).for("no key update");
  if (!mayMakeKeys(account!))
    throw new AppError("forbidden", "The operator of this service makes the keys: ask there for one.");
  if (concurrency > defaultConcurrency)
    throw new AppError("forbidden", `Only the operator gives more than ${defaultConcurrency} studies at once.`, {
      details: [{ pointer: "/concurrency", message: `must be at most ${defaultConcurrency}` }],
    });
  const inUse = and(eq(apiKeys.account_id, account_id), isNull(apiKeys.revoked_at));
  const [kept] = await tx.select({ keys: count() }).from(apiKeys).where(inUse);
  if (kept!.keys >= mostKeys)
    throw new AppError(
      "invalid_request",
      `An account can have ${mostKeys} keys in use and has ${kept!.keys}. Revoke one first: DELETE /api/v1/keys/{key_id}.`,
    );
}
