import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { closeDatabase, database } from "#lib/db/client.ts";
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

test("no connection compiles its statements", async () => {
  const { rows } = await (await database()).execute(sql`show jit`);
  expect(rows).toEqual([{ jit: "off" }]);
});
