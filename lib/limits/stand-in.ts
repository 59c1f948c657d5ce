import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import type { Caller, Operation } from "../contract.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { AppError } from "../errors.ts";
import { processWide } from "../process-wide.ts";
import { processesTogether } from "../siblings.ts";
import { policyName, windowsOf } from "./limits.ts";
import { networkOf } from "./network.ts";
import { rateLimitHeaders } from "./spend-attempt.ts";

// Storage that is away or overloaded refuses a write only after a query, and a flood must not cause queries: each
// attempt holds or awaits a connection for up to two seconds.

type Limiter = { limiter: RateLimiterMemory; policy: string; allowed: number; window_seconds: number };
type State = { limiters: Limiter[]; isAway: boolean; askedAt: number };

const shared = processWide<State>("stand-in-limits");

/** One request every 5 s checks whether storage is back. */
const askAgainMs = 5_000;

/**
 * Makes an attempt at a write under the limit that replaces the exact one while storage is away: a third of the
 * attempts, counted in this process's memory. Beyond it a client is refused at once, without a query.
 */
export async function standIn<Result>(
  operation: Operation,
  caller: Caller,
  attempt: () => Promise<Result>,
): Promise<Result> {
  if (operation.limit === undefined) return attempt();
  shared.current ??= { limiters: makeLimiters(), isAway: false, askedAt: 0 };
  const state = shared.current;
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
    if (!isStorageAway(error)) {
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

function makeLimiters(): Limiter[] {
  return windowsOf("attempts", "client").map(({ allowed, seconds }) => {
    const third = Math.ceil(allowed / 3 / processesTogether());
    return {
      limiter: new RateLimiterMemory({ points: third, duration: seconds }),
      policy: `${policyName("attempts", "client", seconds)}-away`,
      allowed: third,
      window_seconds: seconds,
    };
  });
}

/** Counts one attempt of the caller in memory; returns the refusal of one too many. */
async function spend({ limiters }: State, caller: Caller): Promise<AppError | null> {
  let refused: AppError | null = null;
  for (const { limiter, policy, allowed, window_seconds } of limiters) {
    const state: RateLimiterRes = await limiter.penalty(networkOf(caller.address));
    if (state.consumedPoints <= allowed) continue;
    const retry_after = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
    refused = new AppError(
      "rate_limited",
      `Storage cannot be reached, and until it is back only ${allowed} attempts are taken (${policy}); nothing was written. Try again in ${retry_after} seconds.`,
      { retry_after },
      rateLimitHeaders([{ policy, allowed, window_seconds, remaining: 0, reset_seconds: retry_after }]),
    );
  }
  return refused;
}
