import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { defaultConcurrency } from "../accounts/account-limits.ts";
import { hashOfKey } from "../accounts/api-key.ts";
import type { Account } from "../contract.ts";
import { database } from "../db/client.ts";
import { prepared } from "../db/prepared.ts";
import type { Scope } from "../research-tool/contract.ts";
import { peopleSessions } from "../sign-in/sign-in.sql.ts";
import { resourceAddress } from "./addresses.ts";
import { oauthClients, oauthGrants, oauthTokens } from "./connector.sql.ts";
import { isToken } from "./make-token.ts";
import { noteStep } from "./note-step.ts";

/** The caller of the connector: an account, by a client that its person connected. */
export type ConnectedCaller = { account: Account; client_id: string; scopes: Scope[] };

const liveToken = prepared("live_access_token", (db) =>
  db
    .select({
      grant_id: oauthGrants.grant_id,
      account_id: oauthGrants.account_id,
      client_id: oauthGrants.client_id,
      scope: oauthTokens.scope,
      isNoted: sql<boolean>`coalesce(${oauthGrants.last_used_at} > now() - interval '1 minute', false)`,
    })
    .from(oauthTokens)
    .innerJoin(oauthGrants, eq(oauthGrants.grant_id, oauthTokens.grant_id))
    .innerJoin(peopleSessions, eq(peopleSessions.id, oauthGrants.session_id))
    .innerJoin(oauthClients, eq(oauthClients.client_id, oauthGrants.client_id))
    .where(
      and(
        eq(oauthTokens.token_sha256, sql.placeholder("token_sha256")),
        eq(oauthTokens.kind, "access"),
        gt(oauthTokens.expires_at, sql`now()`),
        eq(oauthGrants.resource, sql.placeholder("resource")),
        gt(peopleSessions.expiresAt, sql`now()`),
        isNull(oauthClients.blocked_at),
      ),
    ),
);

/**
 * The connection of an access token, read from storage for each request: one whose account, session or client has ended
 * is none at once. Null for a token that is unknown, too old, or for another resource.
 */
export async function connectionOf(token: string, address: string | null): Promise<ConnectedCaller | null> {
  if (!isToken("access", token)) return null;
  const asked = { token_sha256: hashOfKey(token), resource: resourceAddress() };
  const [found] = await (await liveToken()).execute(asked);
  if (found === undefined) return null;
  const { grant_id, account_id, client_id, scope, isNoted } = found;
  if (!isNoted) {
    const db = await database();
    await db.update(oauthGrants).set({ last_used_at: sql`now()` }).where(eq(oauthGrants.grant_id, grant_id));
    await noteStep(address, { step: "call", client_id });
  }
  // All connections of an account share the studies that run at once.
  const key_id = `connector_${account_id}`;
  const account = { account_id, key_id, concurrency: defaultConcurrency, isOperator: false };
  return { account, client_id, scopes: scope.split(" ") as Scope[] };
}
