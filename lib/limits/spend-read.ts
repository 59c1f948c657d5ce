import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Caller } from "../contract.ts";
import { AppError } from "../errors.ts";
import { policyName, windowsOf } from "./limits.ts";
import { networkOf } from "./network.ts";
import { rateLimitHeaders } from "./spend-attempt.ts";

type Limiter = { limiter: RateLimiterMemory; policy: string; allowed: number; window_seconds: number };

// The API lane and Next's bundle have their own instances of this module, and one count of a client between them.
const shared = globalThis as { [key: symbol]: Limiter[] | undefined };
const key = Symbol.for("touchstone.read-limits");

/** Counts one read of the caller in this process's memory (approximate with several processes), or refuses. */
export async function spendRead(caller: Caller): Promise<void> {
  shared[key] ??= windowsOf("reads", "client").map(({ allowed, seconds }) => ({
    limiter: new RateLimiterMemory({ points: allowed, duration: seconds }),
    policy: policyName("reads", "client", seconds),
    allowed,
    window_seconds: seconds,
  }));
  const network = networkOf(caller.address);
  for (const { limiter, policy, allowed, window_seconds } of shared[key]) {
    // What `consume` throws is of a class that each module instance has a copy of; `penalty` counts and throws nothing.
    const state = await limiter.penalty(network);
    const reset_seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
    const spent = { policy, allowed, window_seconds, remaining: state.remainingPoints, reset_seconds };
    if (state.consumedPoints > allowed)
      throw new AppError(
        "rate_limited",
        `This would go over the limit of ${allowed} (${policy}). Try again in ${reset_seconds} seconds.`,
        { retry_after: reset_seconds },
        rateLimitHeaders([spent]),
      );
    caller.spent.push(spent);
  }
}
