import { and, desc, eq, gt, sql } from "drizzle-orm";
import { defaultConcurrency, usedAgainSeconds } from "../accounts/account-limits.ts";
import { hashOfKey } from "../accounts/authenticate.ts";
import type { Account } from "../contract.ts";
import { db } from "../db/client.ts";
import { prepared } from "../db/statements.ts";
import { notListed } from "../errors.ts";
import type { Scope } from "../research-tool/contract.ts";
import { memberOf } from "../sign-in/sessions.ts";
import { resourceAddress } from "./addresses.ts";
import { documentHost, isOnOwnComputer, receiverOf } from "./client-metadata.ts";
import { isConnected, isLive, oauthClients, oauthGrants, oauthTokens } from "./connector.sql.ts";
import type { Connection } from "./contract.ts";
import { noteStep } from "./flows.ts";
import { isToken } from "./spend-token.ts";

/** The caller of the connector: an account, by a client that its person connected. */
export type ConnectedCaller = { account: Account; client_id: string; scopes: Scope[] };

const liveToken = prepared("live_access_token", (db) =>
  db
    .select({
      grant_id: oauthGrants.grant_id,
      account_id: oauthGrants.account_id,
      client_id: oauthGrants.client_id,
      scope: oauthTokens.scope,
      isNoted: sql<boolean>`coalesce(${oauthGrants.last_used_at} > now() - make_interval(secs => ${usedAgainSeconds}), false)`,
    })
    .from(oauthTokens)
    .innerJoin(oauthGrants, eq(oauthGrants.grant_id, oauthTokens.grant_id))
    .where(
      and(
        eq(oauthTokens.token_sha256, sql.placeholder("token_sha256")),
        eq(oauthTokens.kind, "access"),
        gt(oauthTokens.expires_at, sql`now()`),
        eq(oauthGrants.resource, sql.placeholder("resource")),
        isLive,
      ),
    ),
);

/** The live connection of an access token for this resource, read from storage for each request; null without. */
export async function connectionOf(token: string, address: string | null): Promise<ConnectedCaller | null> {
  if (!isToken("access", token)) return null;
  const [row] = await (await liveToken()).execute({ token_sha256: hashOfKey(token), resource: resourceAddress() });
  if (row === undefined) return null;
  const { grant_id, account_id, client_id, scope, isNoted } = row;
  if (!isNoted) {
    await db.update(oauthGrants).set({ last_used_at: sql`now()` }).where(eq(oauthGrants.grant_id, grant_id));
    await noteStep(address, { step: "call", client_id });
  }
  // All connections of an account share the studies that run at once.
  const key_id = `connector_${account_id}`;
  const account = { account_id, key_id, concurrency: defaultConcurrency, isOperator: false };
  return { account, client_id, scopes: scope.split(" ") as Scope[] };
}

/** Lists the clients that a person has connected: one row for each client. */
export async function listConnections(account_id: string): Promise<Connection[]> {
  const rows = await db
    .select({
      client_id: oauthGrants.client_id,
      name: oauthClients.name,
      redirect_uri: sql<string>`max(${oauthGrants.redirect_uri})`,
      scope: sql<string>`string_agg(distinct ${oauthGrants.scope}, ' ')`,
      connected_at: sql<string>`min(${oauthGrants.connected_at})`,
      last_used_at: sql<string | null>`max(${oauthGrants.last_used_at})`,
    })
    .from(oauthGrants)
    .innerJoin(oauthClients, eq(oauthClients.client_id, oauthGrants.client_id))
    .where(and(eq(oauthGrants.account_id, account_id), isConnected))
    .groupBy(oauthGrants.client_id, oauthClients.name)
    .orderBy(desc(sql`min(${oauthGrants.connected_at})`), oauthGrants.client_id);
  return rows.map(({ redirect_uri, scope, connected_at, last_used_at, ...client }) => ({
    ...client,
    host: receiverOf(redirect_uri),
    is_on_own_computer: isOnOwnComputer(redirect_uri),
    described_by: documentHost(client.client_id),
    scopes: [...new Set(scope.split(" ") as Scope[])].sort(),
    connected_at: new Date(connected_at).toISOString(),
    last_used_at: last_used_at === null ? null : new Date(last_used_at).toISOString(),
  }));
}

/** Ends every connection of a client to an account: its next call is refused, and so is its next refresh. */
export async function endConnections(account_id: string, client_id: string): Promise<void> {
  const ended = await db
    .delete(oauthGrants)
    .where(and(eq(oauthGrants.account_id, account_id), eq(oauthGrants.client_id, client_id)))
    .returning({ grant_id: oauthGrants.grant_id });
  if (ended.length === 0) throw notListed("No such client is connected to this account");
}

/** Whether the person who is signed in has connected a client before, and has not revoked it. */
export async function hasConnected(headers: Headers, client_id: string): Promise<boolean> {
  const member = await memberOf(headers);
  const connections = member === null ? [] : await listConnections(member.account.account_id);
  return connections.some((connection) => connection.client_id === client_id);
}
