import { askOnce } from "../db/statements.ts";
import { logUnlessAway } from "../db/storage-away.ts";

export type Due = { delivery_id: string; account_id: string };

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
  return (await askOnce<{ ms: number | null }>("next_webhook_delivery", untilNext, []))[0]!.ms;
}

/** Reads which deliveries are due, the oldest of each account first: of each twice as many as are attempted at once. */
export async function dueDeliveries(): Promise<Due[]> {
  return askOnce<Due>("due_webhook_deliveries", dueOfEach, [2 * mostAtOnce.account]);
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** The wait before each attempt, in milliseconds, the first at once, as Svix does. */
export const waits = [0, 5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour];

/** The time from the first attempt to the last, in milliseconds. */
export const wholeSchedule = waits.reduce((sum, wait) => sum + wait);

/** The longest Retry-After of a receiver that is followed. */
const longestWait = 24 * hour;

/** The wait after so many failed attempts, in milliseconds, varied by a fifth; null when they are used up. */
export function waitAfter(
  attempts: number,
  retryAfterMs: number | null = null,
  plan: readonly number[] = waits,
  chance: () => number = Math.random,
): number | null {
  const planned = plan[attempts];
  if (planned === undefined) return null;
  const varied = planned * (0.8 + 0.4 * chance());
  return Math.round(Math.max(varied, Math.min(retryAfterMs ?? 0, longestWait)));
}

/** The wait of a Retry-After header in milliseconds, from seconds or a date; null when unreadable. */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header) * second;
  const date = / GMT$/.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** Logs why webhooks could not be worked off, unless storage is away. */
export const reportWebhooks = logUnlessAway("Webhooks could not be worked off");
