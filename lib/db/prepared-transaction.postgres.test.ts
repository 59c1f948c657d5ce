import pg from "pg";
import { expect, test } from "vitest";
import { openAlerts } from "#lib/console/alerts.ts";
import { closeDatabase } from "#lib/db/client.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { startPostgres } from "#lib/testing/processes/postgres.ts";
import { loadCatalog } from "#lib/tools/load-catalog.ts";

useDatabase({ LOG_FORMAT: "off" });

test("a prepared transaction that was left behind is named as what locks a table, with how to end it", async () => {
  const server = await startPostgres();
  const connect = async () => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    return client;
  };
  const setting = await connect();
  await setting.query("alter system set max_prepared_transactions = 2");
  await setting.end();
  await server.crash();
  await server.start();
  await closeDatabase();
  setEnvironment({ DATABASE_URL: server.url });
  await loadCatalog();
  const boxes = async () => (await openAlerts()).map(({ kind, sentence }) => `${kind}: ${sentence}`);
  const looks = [await boxes()];
  const other = await connect();
  await other.query("begin; lock table studies in access exclusive mode; prepare transaction 'left-behind'");
  await other.query("select pg_sleep(2.1)");
  looks.push(await boxes());
  await other.query("rollback prepared 'left-behind'");
  looks.push(await boxes());
  await closeDatabase();
  await other.end();
  await server.stop();
  const sentence =
    /^table studies: .* The prepared transaction left-behind \(postgres\) holds the lock: .* by rollback prepared 'left-behind'\.$/;
  expect(looks).toEqual([[], [expect.stringMatching(sentence)], []]);
});
