import type { Account } from "../contract.ts";
import { database, type Transaction } from "../db/client.ts";
import { transact } from "../db/transact.ts";
import { AppError } from "../errors.ts";
import { holderGone, keepSlot, leaseMs, releaseSlot, takeSlot } from "./take-slot.ts";

type Held<Result> = {
  work: () => Promise<Result>;
  /** Writes what came of it in the transaction that gives the place back. */
  store: (tx: Transaction, result: Result) => Promise<void>;
};

/** Does something that takes one of the key's places but is no study; stores nothing when the place was lost meanwhile. */
export async function holdSlot<Result>(
  account: Account,
  holder: string,
  { work, store }: Held<Result>,
): Promise<Result> {
  const { key_id } = account;
  const db = await database();
  await transact(db, (ask) => takeSlot(ask, account, holder, leaseMs));
  const keep = () => transact(db, (ask) => keepSlot(ask, key_id, holder, leaseMs)).catch(() => undefined);
  const timer = setInterval(keep, leaseMs / 3);
  try {
    const result = await work();
    await transact(db, async (ask, tx) => {
      if (!(await releaseSlot(ask, key_id, holder))) throw new AppError("research_failed", holderGone);
      await store(tx, result);
    });
    return result;
  } catch (error) {
    // The lease ends by itself where this cannot be said.
    await transact(db, (ask) => releaseSlot(ask, key_id, holder)).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
