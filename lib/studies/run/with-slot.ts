import type { Account } from "../../contract.ts";
import type { Transaction } from "../../db/client.ts";
import { type Ask, transact } from "../../db/transact.ts";
import { AppError } from "../../errors.ts";
import { leaseMs } from "./lease.ts";
import { holderGone, keepSlot, releaseSlot, takeSlot } from "./slot.ts";

type Work<Result> = {
  work: () => Promise<Result>;
  /** Stores the result in the transaction that frees the slot. */
  store: (tx: Transaction, result: Result) => Promise<void>;
};

/** Runs work that takes one of the key's slots but is no study; stores nothing when the slot was lost meanwhile. */
export async function withSlot<Result>(account: Account, holder: string, work: Work<Result>): Promise<Result> {
  await transact(async (ask, tx) => {
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
  const keep = () => transact((ask) => keepSlot(ask, key_id, holder, leaseMs)).catch(() => undefined);
  const timer = setInterval(keep, leaseMs / 3);
  try {
    const result = await work();
    await transact(async (ask, tx) => {
      if (!(await releaseSlot(ask, key_id, holder))) throw new AppError("research_failed", holderGone);
      await store(tx, result);
    });
    return result;
  } catch (error) {
    // If storage is away, the lease ends by itself.
    await transact((ask) => releaseSlot(ask, key_id, holder)).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

const dayMs = 86_400_000;

/** Why a study is refused whose account has begun as many today as it may. */
export const capReached = (studies: number): string =>
  `This account may begin ${studies} studies a day (UTC), and it has. Try again tomorrow, or ask the operator for more.`;

/** Refuses a study, simulation or dry run beyond its account's daily cap, exactly: its takers wait in turn. */
export async function refuseBeyondCap(ask: Ask, account_id: string): Promise<void> {
  const cap = "select studies_per_day from accounts where account_id = $1";
  const [account] = await ask<{ studies_per_day: number | null }>("daily_cap", cap, [account_id]);
  if (account === undefined || account.studies_per_day === null) return;
  await ask("lock_cap", "select pg_advisory_xact_lock(hashtextextended('studies_per_day:' || $1, 0))", [account_id]);
  // What runs in a slot and is neither a study nor a follow-up is a simulation or a dry run that is not stored yet.
  const isToday = "account_id = $1 and created_at >= date_trunc('day', now() at time zone 'utc') at time zone 'utc'";
  const count = `
    select ((select count(*) from studies where ${isToday}) + (select count(*) from simulations where ${isToday})
      + (select count(*) from study_drafts where ${isToday})
      + (select count(*) from study_slots
        where account_id = $1 and lease_until > clock_timestamp()
          and not exists (select from studies where study_id = study_slots.holder)
          and not exists (select from study_follow_ups where follow_up_id = study_slots.holder)))::int as begun`;
  const [today] = await ask<{ begun: number }>("count_today", count, [account_id]);
  if (today!.begun < account.studies_per_day) return;
  const retry_after = Math.ceil((dayMs - (Date.now() % dayMs)) / 1000);
  throw new AppError("rate_limited", capReached(account.studies_per_day), { retry_after });
}
