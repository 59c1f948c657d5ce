import { afterAll, beforeAll, expect, test } from "vitest";
import { useDatabase } from "#lib/testing/database.ts";
import { deliver, deliveryOf, oweOne } from "#lib/testing/delivery.ts";
import { type Receiver, startReceiver } from "#lib/testing/processes/receiver.ts";
import { aCustomer } from "#lib/testing/research.ts";
import { waits } from "#lib/webhooks/deliver.ts";
import { replaceSecret, secretsOf } from "#lib/webhooks/secrets.ts";

useDatabase({ WEBHOOK_ALLOW_PRIVATE: "1" });

const pace = { waits, answerMs: 500, leaseMs: 30_000 };
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.stop());

test("all who ask for an account's first secret at once get the same one, and replacing it at once loses none", async () => {
  const { account } = await aCustomer();
  const asked = await Promise.all(Array.from({ length: 12 }, () => secretsOf(account.account_id)));
  expect(new Set(asked.map(({ secret }) => secret)).size).toBe(1);
  const replaced = await Promise.all(Array.from({ length: 6 }, () => replaceSecret(account.account_id)));
  const { secret, previous } = await secretsOf(account.account_id);
  const made = replaced.map((one) => one.secret);
  expect(new Set(made).size).toBe(6);
  expect(made).toContain(secret);
  expect(made).toContain(previous!.secret);
});

test("a delivery that many workers try at once is attempted by one of them", async () => {
  const id = await oweOne((await aCustomer()).account, receiver.url);
  await Promise.all(Array.from({ length: 20 }, () => deliver(id, pace)));
  expect(receiver.received).toHaveLength(1);
  expect((await deliveryOf(id)).log).toHaveLength(1);
});
