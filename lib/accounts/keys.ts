import { randomBytes } from "node:crypto";
import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { Account, Verb } from "../contract.ts";
import { capital, partOf } from "../cut-text.ts";
import { db, type Transaction } from "../db/client.ts";
import { inOrder, momentJson } from "../db/columns.ts";
import { AppError } from "../errors.ts";
import { defaultConcurrency, mostKeys, rotatedKeyHours } from "./account-limits.ts";
import { accounts, apiKeys, isInUse } from "./accounts.sql.ts";
import { noteAct } from "./acts.ts";
import { accountOf, hashOfKey, makeApiKey } from "./authenticate.ts";
import { visitorsAccountId } from "./built-in-accounts.ts";
import type { ApiKey, createKeyEndpoint, listKeysEndpoint, moveKeyEndpoint, revokeKeyEndpoint } from "./contract.ts";
import { beyondDefault, keyOrder, prefixLength, revokes } from "./contract.ts";
import { mayMakeKeys } from "./permissions.ts";

/** Makes a key and returns it, once: a key's call for its own account, the operator's for any or a new one. */
export const createKey: Verb<typeof createKeyEndpoint> = async (input, caller) => {
  const { name, account, concurrency = defaultConcurrency } = input;
  const by = accountOf(caller);
  return db.transaction(async (tx) => {
    if (!by.isOperator) await refuseBeyond(tx, by, concurrency);
    const account_id = await targetAccount(tx, by, { account, name });
    const key = await insertKey(tx, by, { name, account_id, concurrency });
    if (by.isOperator) await noteAct(tx, by, "Made a key", key.key_id);
    return key;
  });
};

type NewKey = { name: string; account_id: string; concurrency: number };

async function insertKey(tx: Transaction, by: Account, of: NewKey) {
  const { name, account_id: account, concurrency } = of;
  const key = makeApiKey();
  const key_id = `key_${randomBytes(10).toString("hex")}`;
  const prefix = partOf(key, 0, prefixLength);
  const [row] = await tx
    .insert(apiKeys)
    .values({ ...of, key_id, prefix, key_sha256: hashOfKey(key), created_by: by.key_id })
    .returning({ created_at: apiKeys.created_at });
  return { key_id, key, account, name, prefix, concurrency, created_at: row!.created_at.toISOString() };
}

/** Makes a key with another one's account, name and room, for the operator, and ends that one in some hours; returns the new key. */
export async function rotateKey(key_id: string, by: Account): Promise<string> {
  const end = sql`date_trunc('milliseconds', now()) + ${rotatedKeyHours} * interval '1 hour'`;
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<NewKey>(sql`
      update api_keys set expires_at = least(expires_at, ${end}) where key_id = ${key_id} and ${isInUse}
      returning name, account_id, concurrency`);
    if (rows[0] === undefined) throw noSuchKey();
    const { key } = await insertKey(tx, by, rows[0]);
    await noteAct(tx, by, "Rotated a key", key_id);
    return key;
  });
}

/** Refuses an account that may not make its own keys, or has as many as it may, or asks for too much at once. */
async function refuseBeyond(tx: Transaction, { account_id }: Account, concurrency: number): Promise<void> {
  // Two concurrent requests would each count without the other.
  const [account] = await tx.select().from(accounts).where(eq(accounts.account_id, account_id)).for("no key update");
  if (!mayMakeKeys(account!))
    throw new AppError("forbidden", "The operator of this service makes the keys: ask there for one.");
  if (concurrency > defaultConcurrency)
    throw new AppError("forbidden", `${capital(beyondDefault)}.`, {
      details: [{ pointer: "/concurrency", message: `must be at most ${defaultConcurrency}` }],
    });
  const total = await tx.$count(apiKeys, and(eq(apiKeys.account_id, account_id), isInUse));
  if (total >= mostKeys)
    throw new AppError(
      "invalid_request",
      `An account can have ${mostKeys} keys in use and has ${total}. Revoke one first: DELETE /api/v1/keys/{key_id}.`,
    );
}

/** Lists a page of the account's keys, without the keys themselves; for the operator of every account's. */
export const listKeys: Verb<typeof listKeysEndpoint> = async ({ limit, offset }, caller) => {
  const { account_id, isOperator } = accountOf(caller);
  const where = isOperator ? undefined : eq(apiKeys.account_id, account_id);
  return { keys: await keysWhere(where, { limit, offset }), total: await db.$count(apiKeys, where), limit, offset };
};

/** Lists keys: all that meet the condition, or a page of them. */
export async function keysWhere(where: SQL | undefined, page?: { limit: number; offset: number }): Promise<ApiKey[]> {
  const rows = db
    .select(shown)
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.account_id, apiKeys.account_id))
    .where(where)
    .orderBy(inOrder(keyOrder, apiKeys.created_at), apiKeys.key_id);
  return page === undefined ? rows : rows.limit(page.limit).offset(page.offset);
}

const { key_id, name, prefix, concurrency, created_at, last_used_at, expires_at, revoked_at } = apiKeys;

/** What is shown of a key, as the API writes it. */
const shown = {
  ...{ key_id, account: apiKeys.account_id, account_name: accounts.name, name, prefix, concurrency },
  created_at: momentJson<string>(created_at),
  last_used_at: momentJson<string | null>(last_used_at),
  expires_at: momentJson<string | null>(expires_at),
  revoked_at: momentJson<string | null>(revoked_at),
};

/** Moves a key to another account, or to a new one named after it. */
export const moveKey: Verb<typeof moveKeyEndpoint> = async ({ key_id, account }, caller) => {
  const by = accountOf(caller);
  const isThis = eq(apiKeys.key_id, key_id);
  await db.transaction(async (tx) => {
    const [key] = await tx.select().from(apiKeys).where(isThis).for("update");
    if (key === undefined || (!by.isOperator && key.account_id !== by.account_id)) throw noSuchKey();
    if (!by.isOperator) throw new AppError("forbidden", "The operator of this service moves keys: ask there.");
    const account_id = await targetAccount(tx, by, { account, name: key.name });
    await tx.update(apiKeys).set({ account_id }).where(isThis);
    await noteAct(tx, by, "Moved a key", key_id);
  });
  const [moved] = await keysWhere(isThis);
  return moved!;
};

/** Revokes a key for good; who may is said of `revokes`. */
export const revokeKey: Verb<typeof revokeKeyEndpoint> = async ({ key_id }, caller) => {
  const by = accountOf(caller);
  const { account_id, key_id: own, isOperator, isPerson } = by;
  const isMeant = and(eq(apiKeys.key_id, key_id), isOperator ? undefined : eq(apiKeys.account_id, account_id));
  const isIts = isOperator || isPerson ? undefined : or(eq(apiKeys.key_id, own), eq(apiKeys.created_by, own));
  const isRevoked = await db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update api_keys set revoked_at = coalesce(revoked_at, date_trunc('milliseconds', now())) where ${and(isMeant, isIts)}`);
    if (rowCount !== 0 && isOperator) await noteAct(tx, by, "Revoked a key", key_id);
    return rowCount !== 0;
  });
  if (isRevoked) return null;
  const [other] = await db.select({ key_id: apiKeys.key_id }).from(apiKeys).where(isMeant);
  if (other === undefined) throw noSuchKey();
  throw new AppError("forbidden", `${revokes}; any other key is revoked by the operator of this service: ask there.`);
};

const noSuchKey = () => new AppError("not_found", "This account has no key with this id. See GET /api/v1/keys.");

type Target = { account: string | undefined; name: string };

/** The account of a new or moved key: the caller's own, or for the operator the one it names, or a new one. */
async function targetAccount(tx: Transaction, caller: Account, { account, name }: Target): Promise<string> {
  if (account === undefined) return caller.isOperator ? makeAccount(tx, name) : caller.account_id;
  const { rows } = await tx.execute<{ account_id: string }>(sql`
    select account_id from api_keys where key_id = ${account}
    union all select account_id from accounts where account_id = ${account} and account_id <> ${visitorsAccountId} limit 1`);
  const account_id = rows[0]?.account_id;
  if (account_id === undefined || (!caller.isOperator && account_id !== caller.account_id)) throw noSuchAccount();
  return account_id;
}

const noSuchAccount = () =>
  new AppError("invalid_request", "No such account can take a key of yours. See account in GET /api/v1/keys.", {
    details: [{ pointer: "/account", message: "must be the id of an account, or of one of its keys" }],
  });

/** A new account's id: a mark of its kind, and chance. */
export const newAccountId = (): string => `acct_${randomBytes(10).toString("hex")}`;

async function makeAccount(tx: Transaction, name: string): Promise<string> {
  const account_id = newAccountId();
  await tx.insert(accounts).values({ account_id, kind: "member", name });
  return account_id;
}
