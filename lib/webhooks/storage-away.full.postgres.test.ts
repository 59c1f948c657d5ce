import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { closeDatabase } from "#lib/db/client.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { deliveryOf, deliveryRounds, oweOne } from "#lib/testing/delivery.ts";
import { type Receiver, startReceiver } from "#lib/testing/processes/receiver.ts";
import { startProxy, type TcpProxy } from "#lib/testing/processes/start-proxy.ts";
import { aCustomer } from "#lib/testing/research.ts";

useDatabase({ WEBHOOK_ALLOW_PRIVATE: "1" });
let proxy: TcpProxy;
let receiver: Receiver;
beforeAll(async () => {
  const url = new URL(process.env.DATABASE_URL!);
  proxy = await startProxy(Number(url.port));
  setEnvironment({ DATABASE_URL: Object.assign(url, { port: String(proxy.port) }).href });
  receiver = await startReceiver();
});
afterAll(async () => {
  await proxy.stop();
  await receiver.stop();
});

test("a worker that finds no storage when it begins, and loses it later, delivers once storage is back, and says nothing of it", async () => {
  const said = vi.spyOn(console, "error");
  const about = () => said.mock.calls.filter(([first]) => String(first).startsWith("What is due"));
  const { account } = await aCustomer();
  const first = await oweOne(account, receiver.url);
  await closeDatabase();
  proxy.freeze();
  const worker = deliveryRounds();
  await worker.start();
  expect(receiver.received).toEqual([]);
  proxy.thaw();
  const delivered = async (id: string) => (await deliveryOf(id).catch(() => ({ status: "away" }))).status;
  await expect.poll(() => delivered(first), { timeout: 30_000, interval: 250 }).toBe("delivered");

  const second = await oweOne(account, receiver.url);
  proxy.freeze();
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  proxy.thaw();
  await expect.poll(() => delivered(second), { timeout: 60_000, interval: 250 }).toBe("delivered");
  await worker.stop();
  expect(about()).toEqual([]);
}, 120_000);
