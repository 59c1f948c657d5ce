import { randomBytes } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Account } from "../contract.ts";
import { db } from "../db/client.ts";
import { momentJson } from "../db/columns.ts";
import type { CounterName } from "../db/counters.ts";
import { select, selectPage } from "../db/select.ts";
import { refuseUnread } from "../db/storage-away.ts";
import { defaultConcurrency, linkMinutes, newKeySeconds, sessionHours } from "./account-limits.ts";
import { accounts, apiKeys, isInUse, operatorTokens } from "./accounts.sql.ts";
import { linkActs, noteAct } from "./acts.ts";
import { hashOfKey, nameOfToken } from "./authenticate.ts";
import { ensureOperatorAccount } from "./built-in-accounts.ts";
import { type AccountName, type AccountRow, type Page, useSpan } from "./contract.ts";
import { keysWhere } from "./keys.ts";

const isSession = (secret: string) =>
  and(eq(operatorTokens.token_sha256, hashOfKey(secret)), eq(operatorTokens.kind, "session"));

/** The account of a session; null for one that is unknown, closed or too old. */
export async function sessionAccount(secret: string): Promise<Account | null> {
  const [row] = await db
    .select({ account_id: operatorTokens.account_id })
    .from(operatorTokens)
    .where(and(isSession(secret), gt(operatorTokens.expires_at, sql`now()`)))
    .catch(refuseUnread);
  if (row === undefined) return null;
  return { ...row, key_id: nameOfToken("session", secret), concurrency: defaultConcurrency, isOperator: true };
}

/** Ends a session everywhere: its cookie no longer works. */
export async function closeSession(secret: string): Promise<void> {
  await db.delete(operatorTokens).where(isSession(secret));
}

/** Gets every key and account for the operator; a new key only if this session made it. */
export async function getOperatorKeys(operator: Account, new_key?: string) {
  const isIts = new_key !== undefined && (await isNewKeyOf(operator.key_id, new_key));
  const { rows } = await db.execute<{ key_id: string; calls: number }>(sql`
    select label as key_id, sum(count)::float8 as calls from counters where span = 'hour' and name = ${"key" satisfies CounterName} group by 1`);
  const calls = new Map(rows.map((row) => [row.key_id, row.calls]));
  const keys = (await keysWhere(undefined)).map((key) => ({ ...key, calls: calls.get(key.key_id) ?? 0 }));
  return { keys, accounts: await listNames(), new_key: isIts ? new_key : null };
}

const makeSecret = () => randomBytes(32).toString("base64url");

/** Makes a one-time sign-in address for the operator: only the server's owner reads its output. `by` is a start; else a command makes it. */
export async function makeOperatorLink(base: string, by?: { key_id: "start" }): Promise<string> {
  const account_id = await ensureOperatorAccount();
  const token = makeSecret();
  await db.delete(operatorTokens).where(lt(operatorTokens.expires_at, sql`now()`));
  await noteAct(db, by, linkActs.made, nameOfToken("link", token));
  await db.execute(sql`
    insert into operator_tokens (token_sha256, kind, account_id, expires_at)
    values (${hashOfKey(token)}, 'link', ${account_id}, date_trunc('milliseconds', now()) + ${linkMinutes} * interval '1 minute')`);
  return `${base}/operator/sign-in?token=${token}`;
}

/** Uses up a link in one statement; returns the new session's secret, or null for an unknown, used or old link. */
export async function useOperatorLink(token: string): Promise<string | null> {
  const session = makeSecret();
  const opened = await db.execute(sql`
    with used as (
      update operator_tokens set used_at = date_trunc('milliseconds', now())
      where token_sha256 = ${hashOfKey(token)} and kind = 'link' and used_at is null and expires_at > now()
      returning account_id
    ), noted as (
      insert into operator_acts (actor, act, target) select ${nameOfToken("session", session)}, ${linkActs.used}, ${nameOfToken("link", token)} from used
    )
    insert into operator_tokens (token_sha256, kind, account_id, expires_at)
    select ${hashOfKey(session)}, 'session', account_id,
      date_trunc('milliseconds', now()) + ${sessionHours} * interval '1 hour'
    from used returning token_sha256`);
  return opened.rows.length === 1 ? session : null;
}

/** Whether this session made this key within `newKeySeconds`, and it is not revoked. */
export async function isNewKeyOf(created_by: string, key: string): Promise<boolean> {
  const isIts = and(eq(apiKeys.key_sha256, hashOfKey(key)), eq(apiKeys.created_by, created_by), isInUse);
  const isNew = gt(apiKeys.created_at, sql`now() - ${newKeySeconds} * interval '1 second'`);
  return (await db.$count(apiKeys, and(isIts, isNew))) > 0;
}

const asks = sql`(accounts.keys_requested_at is not null and not keys_allowed)`;
/** The operator's account, those that requested keys, then the newest. */
const accountOrder = sql`accounts.kind = 'operator' desc, ${asks} desc, accounts.created_at desc, accounts.account_id`;

/** Lists the names of all accounts, in `accountOrder`. */
export const listNames = () =>
  select<AccountName & { asks: boolean }>(sql`
    select account_id, name, ${asks} as asks from accounts order by ${accountOrder}`);

/** Lists accounts with what they use this month, in `accountOrder`. */
export const listAccounts = (from = 0): Promise<Page<AccountRow>> =>
  selectPage(
    sql`
    select accounts.account_id, name, email, kind, studies_per_day, keys_allowed,
      ${momentJson(accounts.keys_requested_at)} as keys_requested_at, ${momentJson(accounts.created_at)} as created_at,
      (select coalesce(sum(count), 0)::float8 from counters join api_keys on key_id = label
        where span = 'hour' and counters.name = ${"key" satisfies CounterName} and api_keys.account_id = accounts.account_id) as calls,
      studies_this_month, cost_this_month_usd
    from accounts, lateral (
      select count(*)::int as studies_this_month, sum((usage ->> 'cost_usd')::float8) as cost_this_month_usd from studies
      where studies.account_id = accounts.account_id
        and studies.created_at >= date_trunc(${useSpan.unit}, now() at time zone 'utc') at time zone 'utc') as month
    order by ${accountOrder}`,
    from,
  );
