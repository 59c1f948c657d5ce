import type { Account } from "../../contract.ts";
import { database, type Transaction } from "../../db/client.ts";
import { transact } from "../../db/transact.ts";
import { AppError } from "../../errors.ts";
import { leaseMs } from "./lease.ts";
import { refuseBeyondCap } from "./refuse-beyond-cap.ts";
import { holderGone, keepSlot, releaseSlot, takeSlot } from "./slot.ts";

type Work<Result> = {
  work: () => Promise<Result>;
  /** Stores the result in the transaction that frees the slot. */
  store: (tx: Transaction, result: Result) => Promise<void>;
};

/** Runs work that takes one of the key's slots but is no study; stores nothing when the slot was lost meanwhile. */
export async function withSlot<Result>(account: Account, holder: string, work: Work<Result>): Promise<Result> {
  await transact(await database(), async (ask, tx) => {
    await refuseBeyondCap(ask, account.account_id);
    await takeSlot({ ask, tx }, account, holder, leaseMs);
  });
  return holdSlot(account, holder, work);
}

/** Runs work under a slot that was taken for `leaseMs`, and frees it. */
export async function holdSlot<Result>(
  { key_id }: Account,
  holder: string,
  { work, store }: Work<Result>,
): Promise<Result> {
  const db = await database();
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
    // If storage is away, the lease ends by itself.
    await transact(db, (ask) => releaseSlot(ask, key_id, holder)).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
