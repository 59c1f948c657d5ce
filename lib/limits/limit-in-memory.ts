import type { Caller, Operation } from "../contract.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { AppError } from "../errors.ts";
import { madeOnce } from "../process-wide.ts";
import { processesTogether } from "../siblings.ts";
import { networkOf } from "./network.ts";
import { rateLimitHeaders } from "./spend-attempt.ts";
import { countInMemory, type Limiter, limitersInMemory } from "./spend-read.ts";

// Storage that is away or overloaded refuses a write only after a query, and a flood must not cause queries: each
// attempt holds or awaits a connection for up to two seconds.

type State = { limiters: Limiter[]; isAway: boolean; askedAt: number };

const stateOf = madeOnce("limits-in-memory", (): State => {
  return { limiters: limitersInMemory("attempts", third, "-away"), isAway: false, askedAt: 0 };
});

/** One request every 5 s checks whether storage is back. */
const askAgainMs = 5_000;
const third = (allowed: number) => Math.ceil(allowed / 3 / processesTogether());

/**
 * Makes an attempt at a write; while storage is away, under a third of the usual attempts, counted in memory without a
 * query.
 */
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

/** Counts one attempt of the caller in memory; returns the refusal of one too many. */
async function spend({ limiters }: State, caller: Caller): Promise<AppError | null> {
  let refused: AppError | null = null;
  for (const limiter of limiters) {
    const { consumedPoints, spent } = await countInMemory(limiter, networkOf(caller.address), 1);
    if (consumedPoints <= limiter.allowed) continue;
    const { allowed, policy, reset_seconds } = spent;
    refused = new AppError(
      "rate_limited",
      `Storage cannot be reached, and until it is back only ${allowed} attempts are taken (${policy}); nothing was written. Try again in ${reset_seconds} seconds.`,
      { retry_after: reset_seconds },
      rateLimitHeaders([spent]),
    );
  }
  return refused;
}
