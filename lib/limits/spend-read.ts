import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { type Caller, type LimitGroup, type Operation, readCosts, type WindowState } from "../contract.ts";
import { busyCause, isStorageAway } from "../db/storage-away.ts";
import { AppError } from "../errors.ts";
import { networkOf } from "../net/request-head.ts";
import { madeOnce } from "../process-wide.ts";
import { hearSiblings, processesTogether, tellSiblings } from "../siblings.ts";
import { policyName, windowsOf } from "./limits.ts";

type Limiter = { limiter: RateLimiterMemory; policy: string; allowed: number; window_seconds: number };

const limiters = madeOnce("read-limits", (): Limiter[] => limitersInMemory("reads"));

export const wouldGoOver = "This would go over the limit of";
/** Spends the units of one read in memory, or refuses; nearly exact with several processes, which share what they count. */
export async function spendRead(caller: Caller, units: number = readCosts.record): Promise<void> {
  for (const limiter of limiters()) {
    const { consumedPoints, spent } = await countInMemory(limiter, bucketOf(caller), units);
    const { policy, allowed, reset_seconds } = spent;
    if (consumedPoints > allowed)
      throw overLimit(`${wouldGoOver} ${allowed} (${policy}). Try again`, reset_seconds, [spent]);
    caller.spent.push(spent);
  }
  share(bucketOf(caller), units);
}

/** What counts a caller's reads: its network, or a bucket of its own there. */
const bucketOf = ({ address, bucket }: Caller): string =>
  bucket === undefined ? networkOf(address) : `${networkOf(address)} ${bucket}`;

/** Returns units to a read that cost less in the end. */
export async function refundRead(caller: Caller, units: number): Promise<void> {
  for (const limiter of limiters()) {
    const { spent } = await countInMemory(limiter, bucketOf(caller), -units);
    const at = caller.spent.findLastIndex(({ policy }) => policy === limiter.policy);
    if (at >= 0) caller.spent[at] = spent;
  }
  share(bucketOf(caller), -units);
}

/** Spends units for bytes already sent to an address: the next read is refused when none are left. */
export async function spendSent(address: string | null, units: number): Promise<void> {
  for (const limiter of limiters()) await countInMemory(limiter, networkOf(address), units);
  share(networkOf(address), units);
}

/** Counts what the server's other processes have spent, from now on. */
export function hearReads(): void {
  hearSiblings<[string, number][]>(topic, (spent) => {
    for (const [bucket, units] of spent) for (const { limiter } of limiters()) void limiter.penalty(bucket, units);
  });
}

/** Limits of a group by client that this process counts in memory, each with its number changed by `share`. */
const limitersInMemory = (group: LimitGroup, share = (allowed: number) => allowed, ending = ""): Limiter[] =>
  windowsOf(group, "client").map(({ allowed, seconds }) => ({
    limiter: new RateLimiterMemory({ points: share(allowed), duration: seconds }),
    policy: `${policyName(group, "client", seconds)}${ending}`,
    allowed: share(allowed),
    window_seconds: seconds,
  }));

async function countInMemory({ limiter, policy, allowed, window_seconds }: Limiter, bucket: string, units: number) {
  // `consume` throws a class that each module instance has its own copy of; `penalty` counts and throws nothing.
  const state: RateLimiterRes = await limiter.penalty(bucket, units);
  const reset_seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  const spent: WindowState = { policy, allowed, window_seconds, remaining: state.remainingPoints, reset_seconds };
  return { consumedPoints: state.consumedPoints, spent };
}

/** The refusal of what full windows have no room for; `why` goes up to the seconds. */
export const overLimit = (why: string, retry_after: number, full: WindowState[]): AppError =>
  new AppError("rate_limited", `${why} in ${retry_after} seconds.`, { retry_after }, rateLimitHeaders(full));

/** How many processes serve, and the units by bucket that the others have not heard of. */
type Backlog = { processes: number; units: Map<string, number>; timer: NodeJS.Timeout | undefined };

const topic = "reads";
/** How late the other processes hear of units at most. */
const shareAfterMs = 100;
/** Other processes hear at once of what could take a client over its limit by more than this share, from all processes together. */
const mostOver = 0.05;

const backlog = madeOnce("unshared-reads", (): Backlog => {
  return { processes: processesTogether(), units: new Map(), timer: undefined };
});

/** Lets the server's other processes count these units too; a refused read costs nothing there. */
function share(bucket: string, units: number): void {
  const unshared = backlog();
  const { processes } = unshared;
  const allowed = Math.min(...limiters().map((limiter) => limiter.allowed));
  if (processes === 1 || allowed === Number.POSITIVE_INFINITY) return;
  const sum = (unshared.units.get(bucket) ?? 0) + units;
  unshared.units.set(bucket, sum);
  if (sum >= (allowed * mostOver) / processes) tell(unshared);
  else unshared.timer ??= setTimeout(tell, shareAfterMs, unshared).unref();
}

function tell(unshared: Backlog): void {
  clearTimeout(unshared.timer);
  unshared.timer = undefined;
  tellSiblings(topic, [...unshared.units]);
  unshared.units.clear();
}

// Storage that is away refuses a write only after a query, and a flood must not cause queries.

type State = { limiters: Limiter[]; isAway: boolean; askedAt: number };

const stateOf = madeOnce("limits-in-memory", (): State => {
  return { limiters: limitersInMemory("attempts", whileAway, "-away"), isAway: false, askedAt: 0 };
});

/** How often one request checks whether storage is back. */
const askAgainMs = 5_000;
const whileAway = (allowed: number) => Math.ceil(allowed / 3 / processesTogether());

/** Makes an attempt at a write; while storage is away, under fewer attempts than usual, counted in memory without a query. */
export async function limitInMemory<Result>(
  operation: Operation,
  caller: Caller,
  attempt: () => Promise<Result>,
): Promise<Result> {
  if (operation.limit === undefined) return attempt();
  const state = stateOf();
  const isCounted = state.isAway;
  let refused: AppError | null = null;
  if (isCounted) {
    refused = await spend(state, caller);
    if (refused !== null && performance.now() - state.askedAt < askAgainMs) throw refused;
    state.askedAt = performance.now();
  }
  try {
    const result = await attempt();
    state.isAway = false;
    return result;
  } catch (error) {
    if (!isStorageAway(error) || busyCause(error) !== null) {
      // Every refusal of a write is counted in storage first, so storage has answered.
      if (error instanceof AppError) state.isAway = false;
      throw error;
    }
    if (!state.isAway) state.askedAt = performance.now();
    state.isAway = true;
    if (!isCounted) refused = await spend(state, caller);
    throw refused ?? error;
  }
}

async function spend({ limiters }: State, caller: Caller): Promise<AppError | null> {
  let refused: AppError | null = null;
  for (const limiter of limiters) {
    const { consumedPoints, spent } = await countInMemory(limiter, networkOf(caller.address), 1);
    if (consumedPoints <= limiter.allowed) continue;
    const { allowed, policy, reset_seconds } = spent;
    const why = `Storage cannot be reached, and until it is back only ${allowed} attempts are taken (${policy}); nothing was written. Try again`;
    refused = overLimit(why, reset_seconds, [spent]);
  }
  return refused;
}

/** The RateLimit-Policy and RateLimit headers for these windows (draft-ietf-httpapi-ratelimit-headers-11). */
export function rateLimitHeaders(spent: WindowState[]): Record<string, string> {
  if (spent.length === 0) return {};
  return {
    "RateLimit-Policy": spent.map((s) => `"${s.policy}";q=${s.allowed};w=${s.window_seconds}`).join(", "),
    RateLimit: spent.map((s) => `"${s.policy}";r=${s.remaining};t=${s.reset_seconds}`).join(", "),
  };
}
