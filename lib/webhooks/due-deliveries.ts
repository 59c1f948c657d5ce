import { database } from "../db/client.ts";
import { askOnce } from "../db/transact.ts";

export type Wake = { delivery_id: string; account_id: string };
export type Due = Wake & { next_attempt_at: Date; place: number };

/** How many attempts a process makes at once, and how many for one account: a slow receiver delays no other. */
export const mostAtOnce = { all: 40, account: 10 };

/** Each account gets its turn, however much another is owed. */
const dueOfEach = `
  select delivery_id, account_id, next_attempt_at, place::int from (
    select *, row_number() over (partition by account_id order by next_attempt_at) as place
    from webhook_deliveries where status = 'pending' and next_attempt_at <= clock_timestamp()
  ) as due where place <= $1 order by place limit 1000`;

const untilNext = `
  select ceil(extract(epoch from min(next_attempt_at) - clock_timestamp()) * 1000)::float8 as ms
  from webhook_deliveries where status = 'pending' and next_attempt_at > clock_timestamp()`;

/** Reads in how many milliseconds a delivery is due that is not yet; null without one. */
export async function msUntilNextDue(): Promise<number | null> {
  const ask = askOnce(await database());
  return (await ask<{ ms: number | null }>("next_webhook_delivery", untilNext, []))[0]!.ms;
}

/** Reads which deliveries are due, the oldest of each account first: of each twice as many as are attempted at once. */
export async function dueDeliveries(): Promise<Due[]> {
  const ask = askOnce(await database());
  return ask<Due>("due_webhook_deliveries", dueOfEach, [2 * mostAtOnce.account]);
}
