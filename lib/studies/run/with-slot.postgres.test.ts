import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accounts } from "#lib/accounts/accounts.sql.ts";
import { database } from "#lib/db/client.ts";
import { AppError } from "#lib/errors.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aCustomer } from "#lib/testing/research.ts";
import { withSlot } from "./lease.ts";

useDatabase();

const cap = 3;

test(`one account's key and its browser sessions run ${cap} dry runs between them under a daily cap of ${cap}`, async () => {
  const { account } = await aCustomer();
  const { account_id } = account;
  await (await database()).update(accounts).set({ studies_per_day: cap }).where(eq(accounts.account_id, account_id));
  const callers = ["session_one", "session_two", account.key_id].map((key_id) => ({ ...account, key_id }));
  const { promise: gone, resolve: go } = Promise.withResolvers<void>();
  let begun = 0;
  const refused: unknown[] = [];
  const work = () => {
    begun += 1;
    return gone;
  };
  const runs = Array.from({ length: 3 * cap }, (_, at) =>
    withSlot(callers[at % callers.length]!, randomUUID(), { work, store: async () => undefined }).catch((error) =>
      refused.push(error instanceof AppError ? error.code : error),
    ),
  );
  await expect.poll(() => begun + refused.length, { timeout: 15_000 }).toBe(runs.length);
  go();
  await Promise.all(runs);
  expect(begun).toBe(cap);
  expect(new Set(refused)).toEqual(new Set(["rate_limited"]));
});
