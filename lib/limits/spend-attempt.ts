import { sql } from "drizzle-orm";
import { type Caller, dryRun, type LimitGroup, type Operation, type WindowState } from "../contract.ts";
import { db } from "../db/client.ts";
import { askOnce } from "../db/statements.ts";
import { violates } from "../db/storage-away.ts";
import { AppError } from "../errors.ts";
import { countOn, limitWindows } from "./limits.sql.ts";
import { clientId, mailboxId, policyName, type Subject, windowsOf } from "./limits.ts";
import { overLimit, wouldGoOver } from "./spend-read.ts";

/** One count of an attempt: a limit group, by the caller's client, a signing key, an e-mail address or an account. */
export type Charge = { group: LimitGroup; key?: string; email?: string; account?: string };

type Row = { bucket: string; policy: string; window_seconds: number; allowed: number };

/**
 * Counts one attempt in every window of these charges, or refuses and counts in none. Exact across processes: one
 * statement takes the row locks in a fixed order, and a check constraint undoes it when a window would overflow.
 */
export async function spendAttempt(caller: Caller, charges: Charge[]): Promise<void> {
  const rows = await rowsOf(caller, charges);
  if (rows.length === 0) return;
  noteSpent(caller, rows, await orRefusal(caller, rows, askOnce("count_in_windows", countInWindows, valuesOf(rows))));
}

/** Takes back one counted attempt that cost nothing in the end. */
export async function refundAttempt(caller: Caller, charges: Charge[]): Promise<void> {
  const rows = await rowsOf(caller, charges);
  if (rows.length === 0) return;
  // Rows are locked in counting order, or the two statements could deadlock.
  await db.execute(sql`
    with mine as (
      select bucket, window_seconds from limit_windows where (bucket, window_seconds) in (${pairs(rows)})
      order by bucket collate "C", window_seconds for update)
    update limit_windows as w set used = greatest(0, w.used - 1)
    from mine where w.bucket = mine.bucket and w.window_seconds = mine.window_seconds`);
  // Others may have spent for the same caller meanwhile: in a batch, its other messages.
  for (const { policy } of rows) {
    const spent = caller.spent.findLastIndex((window) => window.policy === policy);
    if (spent >= 0) caller.spent.splice(spent, 1);
  }
}

/** Makes a way to count one attempt, unless the row of the query `known` is `is_published`; returns that row. Its values are $4 and after. */
export function spendUnlessPublished<Known>(name: string, query: string) {
  const text = `with known as materialized (${query}), counted as (${counting("where not (select is_published from known)")})
    select known.*, (select json_agg(counted) from counted) as counted from known`;
  return async (caller: Caller, charges: Charge[], values: unknown[]): Promise<Known> => {
    const rows = await rowsOf(caller, charges);
    const counted = askOnce<Known & { counted: WindowRow[] | null }>(name, text, [...valuesOf(rows), ...values]);
    const [row] = await orRefusal(caller, rows, counted);
    noteSpent(caller, rows, row!.counted ?? []);
    return row!;
  };
}

/** What counting leaves, or the refusal where a window is full. */
const orRefusal = <Result>(caller: Caller, rows: Row[], counted: Promise<Result>): Promise<Result> =>
  counted.catch(async (error) => {
    throw violates(error, "limit_windows_used_check") ? await refusal(caller, rows) : error;
  });

const noteSpent = (caller: Caller, rows: Row[], windows: WindowRow[]) =>
  caller.spent.push(...windows.map((window) => spentOf(rows, window)));

async function rowsOf(caller: Caller, charges: Charge[]): Promise<Row[]> {
  const client = await clientId(caller.address);
  const subjects = charges.map(async ({ group, key, email, account }) => {
    const subject: Subject =
      key !== undefined ? "key" : email !== undefined ? "address" : account !== undefined ? "account" : "client";
    const id = email === undefined ? (key ?? account ?? client) : await mailboxId(email);
    return windowsOf(group, subject).map(({ allowed, seconds }) => ({
      bucket: `${group}:${subject}:${id}`,
      policy: policyName(group, subject, seconds),
      window_seconds: seconds,
      allowed,
    }));
  });
  const rows = (await Promise.all(subjects)).flat();
  return rows.sort((left, right) =>
    left.bucket === right.bucket ? left.window_seconds - right.window_seconds : left.bucket < right.bucket ? -1 : 1,
  );
}

type WindowRow = { bucket: string; window_seconds: number; used: number; reset_seconds: number };

const counting = (unless: string) => `
  insert into limit_windows as w (bucket, window_seconds, allowed, used, started_at, ends_at)
  select bucket, seconds, allowed, 1, now(), now() + make_interval(secs => seconds)
  from unnest($1::text[], $2::int[], $3::int[]) as asked (bucket, seconds, allowed) ${unless}
  ${countOn}
  returning bucket, window_seconds, used, ceil(extract(epoch from ends_at - now()))::int as reset_seconds`;

const countInWindows = counting("");

const valuesOf = (rows: Row[]) =>
  (["bucket", "window_seconds", "allowed"] as const).map((name) => rows.map((row) => row[name]));

async function refusal(caller: Caller, rows: Row[]): Promise<AppError> {
  const { rows: windows } = await db.execute<WindowRow>(sql`
    select bucket, window_seconds, used, ceil(extract(epoch from ends_at - now()))::int as reset_seconds
    from ${limitWindows} where (bucket, window_seconds) in (${pairs(rows)}) and ends_at > now()`);
  const full = rows
    .map((row) => windows.find((one) => sameWindow(one, row)) ?? { ...row, used: 0, reset_seconds: row.window_seconds })
    .map((window) => spentOf(rows, window))
    .filter(({ remaining }) => remaining <= 0);
  caller.spent.push(...full);
  const retry_after = Math.max(1, ...full.map((window) => window.reset_seconds));
  const limits = full.map(({ policy, allowed }) => `${allowed} (${policy})`).join(" and ");
  const why = `${wouldGoOver} ${limits || "the current window"}; nothing was written. Try again`;
  return overLimit(why, retry_after, full);
}

const pair = ({ bucket, window_seconds }: Row) => sql`(${bucket}, ${window_seconds})`;
const pairs = (rows: Row[]) => sql.join(rows.map(pair), sql`, `);

const sameWindow = (window: WindowRow, row: Row) =>
  window.bucket === row.bucket && window.window_seconds === row.window_seconds;

function spentOf(rows: Row[], window: WindowRow): WindowState {
  const { policy, allowed } = rows.find((row) => sameWindow(window, row))!;
  const { window_seconds, used, reset_seconds } = window;
  return {
    policy,
    allowed,
    window_seconds,
    remaining: Math.max(0, allowed - used),
    // A window's end is rounded to milliseconds, and must not seem further away than the window is long.
    reset_seconds: Math.min(window_seconds, Math.max(1, reset_seconds)),
  };
}

/** The parts of a request that its door knew before reading it. */
type Unread = { dry_run?: unknown };

/** Counts an unreadable write as an attempt; its verb counts the others. */
export const chargeUnparsedRequest = async <Input>(
  operation: Operation,
  caller: Caller,
  input: Unread,
  read: () => Input | Promise<Input>,
): Promise<Input> =>
  operation.limit === undefined ? read() : chargeOnRefusal(caller, chargesOf(operation, input), read);

/** A dry run publishes nothing, so it counts as an attempt only, also when refused. */
function chargesOf({ input, limit }: Operation, { dry_run }: Unread): Charge[] {
  const isDryRun = "dry_run" in input.shape && dryRun.safeParse(dry_run).data === true;
  if (isDryRun || limit === undefined || limit === "attempts") return [{ group: "attempts" }];
  return [{ group: "attempts" }, { group: limit }];
}

/** Counts a refused check as these charges. */
export async function chargeOnRefusal<Result>(
  caller: Caller,
  charges: Charge[],
  check: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof AppError) await spendAttempt(caller, charges);
    throw error;
  }
}
