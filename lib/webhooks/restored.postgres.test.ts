import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { backUp, restore } from "#lib/backup/backup.ts";
import { closeDatabase } from "#lib/db/client.ts";
import { env } from "#lib/env.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { deliveryOf, deliveryRounds, oweOne } from "#lib/testing/delivery.ts";
import { comeDue } from "#lib/testing/due-work.ts";
import { emptyDatabase } from "#lib/testing/empty-database.ts";
import { startReceiver } from "#lib/testing/processes/receiver.ts";
import { aCustomer } from "#lib/testing/research.ts";

useDatabase({ WEBHOOK_ALLOW_PRIVATE: "1" });
const folder = mkdtempSync(join(tmpdir(), "touchstone-restored-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("what is owed goes along in a backup, and is delivered from where that is restored, under the same id", async () => {
  const receiver = await startReceiver();
  const home = { DATABASE_URL: env().DATABASE_URL!, DATA_DIR: folder };
  const restored = { DATABASE_URL: await emptyDatabase(), DATA_DIR: folder };
  const { account } = await aCustomer();
  receiver.answers(500, ({ path }) => (path === "/done" ? 204 : 500));
  const worker = deliveryRounds({ waits: [0, 600_000] });
  await worker.start();
  const done = await oweOne(account, `${receiver.url}/done`);
  const left = await oweOne(account, `${receiver.url}/left`);
  await expect.poll(async () => (await deliveryOf(done)).status, { timeout: 10_000 }).toBe("delivered");
  await expect.poll(async () => (await deliveryOf(left)).attempts, { timeout: 10_000 }).toBe(1);

  const file = join(folder, "all.backup");
  await backUp(home, file, { force: false });
  await restore(file, restored);
  await worker.stop();
  await closeDatabase();
  setEnvironment(restored);
  expect(await deliveryOf(left)).toMatchObject({ status: "pending", attempts: 1, log: [{ status: 500 }] });
  receiver.answers(204);
  await comeDue(left);
  const there = deliveryRounds();
  await there.start();
  await expect.poll(async () => (await deliveryOf(left)).status, { timeout: 20_000 }).toBe("delivered");
  await there.stop();
  expect(receiver.received.filter(({ path }) => path === "/left").map(({ id }) => id)).toEqual([left, left]);
  await closeDatabase();
  setEnvironment(home);
  await receiver.stop();
}, 90_000);
