import type { Ask } from "../../db/transact.ts";
import { AppError } from "../../errors.ts";

const dayMs = 86_400_000;

/** Why a study is refused whose account has begun as many today as it may. */
export const capReached = (studies: number): string =>
  `This account may begin ${studies} studies a day (UTC), and it has. Try again tomorrow, or ask the operator for more.`;

/** Refuses a study beyond its account's daily cap; it is exact, as takers of one account wait for each other. */
export async function refuseBeyondCap(ask: Ask, account_id: string): Promise<void> {
  const cap = "select studies_per_day from accounts where account_id = $1";
  const [account] = await ask<{ studies_per_day: number | null }>("daily_cap", cap, [account_id]);
  if (account === undefined || account.studies_per_day === null) return;
  await ask("lock_cap", "select pg_advisory_xact_lock(hashtextextended('studies_per_day:' || $1, 0))", [account_id]);
  const count = `
    select count(*)::int as begun from studies
    where account_id = $1 and created_at >= date_trunc('day', now() at time zone 'utc') at time zone 'utc'`;
  const [today] = await ask<{ begun: number }>("count_today", count, [account_id]);
  if (today!.begun < account.studies_per_day) return;
  const retry_after = Math.ceil((dayMs - (Date.now() % dayMs)) / 1000);
  throw new AppError("rate_limited", capReached(account.studies_per_day), { retry_after });
}
