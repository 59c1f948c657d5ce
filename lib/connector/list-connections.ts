import { and, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import { database } from "../db/client.ts";
import { peopleSessions } from "../sign-in/sign-in.sql.ts";
import { oauthClients, oauthGrants } from "./connector.sql.ts";
import type { Connection } from "./contract.ts";
import { documentHost, isOnOwnComputer, receiverOf } from "./redirects.ts";

/** Lists the clients that a person has connected, the newest connection first: one row for each client. */
export async function listConnections(account_id: string): Promise<Connection[]> {
  const db = await database();
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
    .innerJoin(peopleSessions, eq(peopleSessions.id, oauthGrants.session_id))
    .where(
      and(
        eq(oauthGrants.account_id, account_id),
        isNotNull(oauthGrants.connected_at),
        gt(peopleSessions.expiresAt, sql`now()`),
      ),
    )
    .groupBy(oauthGrants.client_id, oauthClients.name)
    .orderBy(desc(sql`min(${oauthGrants.connected_at})`), oauthGrants.client_id);
  return rows.map(({ client_id, name, redirect_uri, scope, connected_at, last_used_at }) => ({
    client_id,
    name,
    host: receiverOf(redirect_uri),
    is_on_own_computer: isOnOwnComputer(redirect_uri),
    described_by: documentHost(client_id),
    scopes: [...new Set(scope.split(" "))].sort(),
    connected_at: new Date(connected_at).toISOString(),
    last_used_at: last_used_at === null ? null : new Date(last_used_at).toISOString(),
  }));
}
