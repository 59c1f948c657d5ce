import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { getHealthEndpoint } from "#lib/about/contract.ts";
import { openAlerts } from "#lib/console/alerts.ts";
import { closeDatabase, db } from "#lib/db/client.ts";
import { env } from "#lib/env.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { useRole } from "#lib/testing/use-role.ts";

useDatabase({ LOG_FORMAT: "off" });

const others: pg.Client[] = [];
// A user with few connections, as a host gives them; a superuser has no limit.
useRole("night_guest", "in role current_user connection limit 12");
afterAll(async () => {
  await closeDatabase();
  for (const other of others) await other.end();
});

test("where all connections of storage are taken, requests wait for those that are open, and a box and health say why", async () => {
  const health = async () => resultOf(getHealthEndpoint, await callEndpoint(getHealthEndpoint));
  expect((await health()).checks.connections.status).toBe("ok");
  for (;;) {
    const other = new pg.Client({ connectionString: env().DATABASE_URL, application_name: "greedy" });
    const isIn = await other.connect().then(
      () => true,
      () => false,
    );
    if (!isIn) break;
    others.push(other.on("error", () => undefined));
  }
  const answers = await Promise.all(Array.from({ length: 30 }, () => db.execute("select 1 as one")));
  expect(answers.map(({ rows }) => rows)).toEqual(Array(30).fill([{ one: 1 }]));
  for (let look = 0; look < 3; look += 1)
    expect((await openAlerts()).map(({ kind, sentence }) => `${kind}: ${sentence}`)).toEqual([
      expect.stringMatching(
        /^connections: Storage lets in no other connection \(.*too many connections for role.*\), so .* See who holds its connections .* This box stays/,
      ),
    ]);
  const { status, checks } = await health();
  expect([status, checks.storage.status, checks.connections.status]).toEqual(["degraded", "ok", "failing"]);
});
