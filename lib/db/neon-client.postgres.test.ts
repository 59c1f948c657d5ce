import net, { type AddressInfo } from "node:net";
import { neonConfig } from "@neondatabase/serverless";
import { afterEach, expect, inject, test, vi } from "vitest";
import { type Home, openHome } from "#lib/db/open-home.ts";
import { isStorageAway } from "#lib/db/storage-away.ts";
import { startNeonProxy } from "#lib/testing/processes/start-neon-proxy.ts";
import { startProxy, type TcpProxy } from "#lib/testing/processes/start-proxy.ts";
import { promisedMs } from "./pool.ts";

const left: (() => unknown)[] = [];
afterEach(async () => {
  for (const leave of left.splice(0).reverse()) await leave();
  vi.restoreAllMocks();
});

/** A database as one on a Neon host, behind a network that can turn into a black hole. */
async function reach(database: URL): Promise<{ home: Home; network: TcpProxy }> {
  const proxy = await startNeonProxy(database);
  const network = await startProxy(proxy.port);
  neonConfig.wsProxy = () => `127.0.0.1:${network.port}/v2`;
  neonConfig.useSecureWebSocket = false;
  const url = Object.assign(new URL(database), { hostname: "ep-test-pooler.aws.neon.tech" }).href;
  const home = await openHome({ DATABASE_URL: url, DATA_DIR: "unused" });
  left.push(
    () => proxy.cut(),
    () => network.stop(),
  );
  return { home, network };
}

test("a connection that the network swallows while it is made is given up in time", async () => {
  const { promise: greeted, resolve } = Promise.withResolvers<unknown>();
  const silent = net.createServer((socket) => socket.once("data", resolve).on("error", () => undefined));
  await new Promise<void>((listening) => silent.listen(0, "127.0.0.1", listening));
  left.push(() => silent.close());
  const { port } = silent.address() as AddressInfo;
  const { home, network } = await reach(new URL(`postgres://one:secret@127.0.0.1:${port}/data`));
  const asked = performance.now();
  const attempt = home.pool.query("select 1").catch((error: unknown) => error);
  await greeted;
  network.freeze();
  expect(isStorageAway(await attempt)).toBe(true);
  expect(performance.now() - asked).toBeLessThan(process.env.FULL_TESTS ? promisedMs : 2 * promisedMs);
});

test("those who wait for a connection get one when all that are open have broken", async () => {
  const told = vi.spyOn(console, "error").mockReturnValue();
  const { home, network } = await reach(new URL(inject("postgres")!.url));
  left.push(() => home.close());
  const held = await Promise.all(Array.from({ length: 10 }, () => home.pool.connect()));
  const broken = Promise.all(held.map((client) => new Promise((ended) => client.once("end", ended))));
  const answers = Promise.all(Array.from({ length: 20 }, () => home.pool.query("select 1 as one")));
  network.cut();
  await broken;
  for (const client of held) client.release();
  expect((await answers).map(({ rows }) => rows)).toEqual(Array.from({ length: 20 }, () => [{ one: 1 }]));
  expect(told).not.toHaveBeenCalled();
});
