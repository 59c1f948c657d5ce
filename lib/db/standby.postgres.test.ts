import pg from "pg";
import { expect, test, vi } from "vitest";
import { openAlerts } from "#lib/console/alerts.ts";
import { readStatus } from "#lib/console/status.ts";
import { closeDatabase, db } from "#lib/db/client.ts";
import { recheckWrites } from "#lib/db/recheck-writes.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { startPostgres } from "#lib/testing/processes/postgres.ts";
import { loadCatalog } from "#lib/tools/load-catalog.ts";

useDatabase({ LOG_FORMAT: "off" });

test("where PostgreSQL waits for a standby that is gone, a box says that no write is confirmed, and no session of ours is blamed", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const server = await startPostgres({ durable: true });
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await closeDatabase();
  setEnvironment({ DATABASE_URL: server.url });
  await loadCatalog();
  const boxes = async () => (await openAlerts()).map(({ kind, sentence }) => `${kind}: ${sentence}`);
  const publishing = async () => {
    const { parts } = await readStatus({}, { address: null, spent: [] });
    return parts.find(({ part }) => part === "publishing")!.state;
  };
  const write = () => db.execute("insert into settings (name, value) values ('night', '')");
  const waitFor = async (standby: string) => {
    await admin.query(`alter system set synchronous_standby_names = '${standby}'`);
    await admin.query("select pg_reload_conf()");
    await admin.query("select pg_sleep(0.5)");
  };
  const before = [await boxes(), await publishing()];
  await waitFor("gone");
  await expect(write()).rejects.toThrow();
  await admin.query("select pg_sleep(1)");
  const during = [await boxes(), await publishing()];
  await waitFor("");
  await vi.waitUntil(
    () =>
      recheckWrites()
        .then(publishing)
        .then((state) => state === "up"),
    20_000,
  );
  const after = await boxes();
  await closeDatabase();
  await admin.end();
  await server.stop();
  expect(before).toEqual([[], "up"]);
  expect(during).toEqual([
    [
      expect.stringMatching(
        /^storage not_confirmed: Writes fail: PostgreSQL confirms none, .* Start that standby again/,
      ),
    ],
    "down",
  ]);
  expect(after).toEqual([]);
});
