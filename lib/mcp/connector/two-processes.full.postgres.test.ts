import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteAccount } from "#lib/accounts/delete-account.ts";
import { blockClient } from "#lib/connector/clients.ts";
import { endConnections } from "#lib/connector/connections.ts";
import { oauthGrants } from "#lib/connector/connector.sql.ts";
import { database } from "#lib/db/client.ts";
import { endSession, endSessions } from "#lib/sign-in/sessions.ts";
import { aRefresh, type Connection, connected, exchanged, revoked } from "#lib/testing/connector.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { signedIn } from "#lib/testing/person.ts";
import { type Service, startService } from "#lib/testing/processes/start-service.ts";

useDatabase();

let services: Service[];
beforeAll(async () => {
  services = await Promise.all([startService({}), startService({})]);
});
afterAll(() => Promise.all(services.map((service) => service.stop())));

/** The status of a call with a token, in each process. */
const statuses = (token: string) =>
  Promise.all(
    services.map(async ({ url }) => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
      return (await fetch(`${url}/research/mcp`, { method: "POST", headers, body })).status;
    }),
  );

type End = (connection: Connection, grant: typeof oauthGrants.$inferSelect) => Promise<unknown>;
const ends: [why: string, end: End][] = [
  ["its person revokes the client", ({ client_id }, { account_id }) => endConnections(account_id, client_id)],
  ["its person signs out of that browser", (_, { account_id, session_id }) => endSession(account_id, session_id)],
  ["its person signs out everywhere", (_, { account_id }) => endSessions(account_id)],
  ["its account is deleted", (_, { account_id }) => deleteAccount(account_id)],
  ["the operator cuts the client off", ({ client_id }) => blockClient(client_id, true)],
  ["the client revokes its token", ({ client_id, access_token }) => revoked({ client_id, token: access_token })],
  [
    "its refresh token is used again after the one that replaced it",
    async ({ client_id, refresh_token }) => {
      const { body } = await exchanged(aRefresh(client_id, refresh_token));
      await exchanged(aRefresh(client_id, String(body.refresh_token)));
      await exchanged(aRefresh(client_id, refresh_token));
    },
  ],
];

test.for(ends)("a token is refused by every process with its next call after %s in another", async ([why, end]) => {
  const connection = await connected(await signedIn(`${why.replaceAll(" ", "-")}@acme.test`));
  expect(await statuses(connection.access_token)).toEqual([200, 200]);
  const db = await database();
  const [grant] = await db.select().from(oauthGrants).where(eq(oauthGrants.client_id, connection.client_id));
  await end(connection, grant!);
  expect(await statuses(connection.access_token)).toEqual([401, 401]);
});
