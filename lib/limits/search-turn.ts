import type { Caller } from "../contract.ts";
import { promisedMs } from "../db/pool.ts";
import { storageRetrySeconds } from "../db/storage-away.ts";
import { env } from "../env.ts";
import { AppError, type ErrorCode } from "../errors.ts";
import { networkOf } from "../net/request-head.ts";
import { madeOnce } from "../process-wide.ts";
import { Turns } from "./turns.ts";

/** How many searches run at once on PostgreSQL, and how long one waits for its turn. */
const atOnce = 4;
const waitMs = 2_000;
/** How many searches of one client wait at once; clients take turns, so it would only wait for itself. */
export const mostWaiting = 100;
/** PGlite computes on this thread: after a search that takes so much of it that all who wait take longer than is promised, others get twice as much. */
const slowMs = promisedMs / mostWaiting;
const restForTimesItsCost = 2;

const isPglite = () => env().DATABASE_URL === undefined;
const turns = madeOnce("search-turns", () => new Turns(isPglite() ? 1 : atOnce, waitMs));

/** Runs a search in its client's turn, or refuses it: at once behind many of its own, otherwise after a wait. */
export async function inSearchTurn<Result>(caller: Caller, search: () => Promise<Result>): Promise<Result> {
  const current = turns();
  const client = networkOf(caller.address);
  if (current.waitingOf(client) >= mostWaiting)
    throw later("rate_limited", `More than ${mostWaiting} searches of yours wait already. Send fewer at once, and`);
  if (!(await current.take(client, new AbortController().signal)))
    throw later("storage_unavailable", "Too many searches run here now. Use fewer words, and");
  const before = process.threadCpuUsage();
  try {
    return await search();
  } finally {
    const { user, system } = process.threadCpuUsage(before);
    const cost = (user + system) / 1000;
    if (isPglite() && cost > slowMs) setTimeout(() => current.end(), restForTimesItsCost * cost).unref();
    else current.end();
  }
}

const later = (code: ErrorCode, why: string) =>
  new AppError(code, `${why} try again in ${storageRetrySeconds} seconds.`, { retry_after: storageRetrySeconds });
