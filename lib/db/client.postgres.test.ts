import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { closeDatabase, database, lockId } from "#lib/db/client.ts";
import { isStorageAway } from "#lib/db/storage-away.ts";
import { setEnvironment } from "#lib/testing/database.ts";
import { asAdmin, inDatabase } from "#lib/testing/global-setup.ts";
import { startProxy, type TcpProxy } from "#lib/testing/processes/start-proxy.ts";
import { loadCatalog } from "#lib/tools/load-catalog.ts";

const name = `empty_${randomBytes(6).toString("hex")}`;
let network: TcpProxy;

beforeAll(async () => {
  const { url } = inject("postgres")!;
  await asAdmin(url, `create database ${name}`);
  network = await startProxy(Number(new URL(url).port || 5432));
  setEnvironment({
    DATABASE_URL: Object.assign(new URL(inDatabase(url, name)), { hostname: "127.0.0.1", port: String(network.port) })
      .href,
  });
});
afterAll(async () => {
  await closeDatabase();
  network.stop();
  await asAdmin(inject("postgres")!.url, `drop database ${name} with (force)`);
});

test("nothing is loaded into a database whose migration failed, even when storage is back at once; the next try does both", async () => {
  network.dropNext();
  expect(await loadCatalog().catch(isStorageAway)).toBe(true);
  await loadCatalog();
});

test("a start that another session keeps waiting says so, and how it is found and ended", async () => {
  const other = new pg.Client({ connectionString: inDatabase(inject("postgres")!.url, name) });
  await other.connect();
  await other.query(`select pg_advisory_lock(${lockId})`);
  const later = globalThis.setTimeout;
  const timers = vi
    .spyOn(globalThis, "setTimeout")
    .mockImplementation(((run: () => void, ms = 0) => later(run, Math.min(ms, 100))) as never);
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const load = loadCatalog();
  await vi.waitUntil(() => said.mock.calls.length > 0, { timeout: 10_000 });
  timers.mockRestore();
  await other.end();
  await load;
  const [[words] = [""]] = said.mock.calls as string[][];
  said.mockRestore();
  expect(words).toMatch(
    /^It takes longer than 10 seconds to make the database ready\. .* pg_stat_activity.* pg_terminate_backend/,
  );
});

test("no connection compiles its statements", async () => {
  const { rows } = await (await database()).execute(sql`show jit`);
  expect(rows).toEqual([{ jit: "off" }]);
});
