import { randomBytes } from "node:crypto";
import { lt, sql } from "drizzle-orm";
import { database } from "../db/client.ts";
import { linkMinutes, sessionHours } from "./account-limits.ts";
import { operatorTokens } from "./accounts.sql.ts";
import { hashOfKey } from "./api-key.ts";
import { ensureOperatorAccount } from "./operator-account.ts";

/** A secret of 256 bits, safe in addresses and cookies. */
const makeSecret = () => randomBytes(32).toString("base64url");

/** Makes a one-time sign-in address for the operator: only the server's owner reads its output. */
export async function makeOperatorLink(base: string): Promise<string> {
  const account_id = await ensureOperatorAccount();
  const token = makeSecret();
  const db = await database();
  await db.delete(operatorTokens).where(lt(operatorTokens.expires_at, sql`now()`));
  await db.insert(operatorTokens).values({
    token_sha256: hashOfKey(token),
    kind: "link",
    account_id,
    expires_at: sql`date_trunc('milliseconds', now()) + ${linkMinutes} * interval '1 minute'`,
  });
  return `${base}/operator/sign-in?token=${token}`;
}

/**
 * Uses up a link and opens a session. Returns the session's secret, or null when the link is unknown, used or too old.
 * One statement, so of two concurrent uses only one signs in.
 */
export async function useOperatorLink(token: string): Promise<string | null> {
  const session = makeSecret();
  const db = await database();
  const opened = await db.execute(sql`
    with used as (
      update operator_tokens set used_at = date_trunc('milliseconds', now())
      where token_sha256 = ${hashOfKey(token)} and kind = 'link' and used_at is null and expires_at > now()
      returning account_id
    )
    insert into operator_tokens (token_sha256, kind, account_id, expires_at)
    select ${hashOfKey(session)}, 'session', account_id,
      date_trunc('milliseconds', now()) + ${sessionHours} * interval '1 hour'
    from used returning token_sha256`);
  return opened.rows.length === 1 ? session : null;
}
