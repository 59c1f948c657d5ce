import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { type Caller, readCosts, type WindowState } from "../contract.ts";
import { AppError } from "../errors.ts";
import { processWide } from "../process-wide.ts";
import { policyName, windowsOf } from "./limits.ts";
import { networkOf } from "./network.ts";
import { hearSharedUnits, shareUnits } from "./share-units.ts";
import { rateLimitHeaders } from "./spend-attempt.ts";

type Limiter = { limiter: RateLimiterMemory; policy: string; allowed: number; window_seconds: number };

const shared = processWide<Limiter[]>("read-limits");

/** Spends the units of one read in memory, or refuses; within a tenth with several processes, which share what they count. */
export async function spendRead(caller: Caller, units: number = readCosts.record): Promise<void> {
  for (const limiter of limiters()) {
    const { consumedPoints, spent } = await count(limiter, caller.address, units);
    if (consumedPoints > limiter.allowed) throw refusal(spent);
    caller.spent.push(spent);
  }
  share(caller.address, units);
}

/** Returns units to a read that cost less in the end. */
export async function refundRead(caller: Caller, units: number): Promise<void> {
  for (const limiter of limiters()) {
    const { spent } = await count(limiter, caller.address, -units);
    const at = caller.spent.findLastIndex(({ policy }) => policy === limiter.policy);
    if (at >= 0) caller.spent[at] = spent;
  }
  share(caller.address, -units);
}

/** Spends units for bytes already sent to an address: the next read is refused when none are left. */
export async function spendSent(address: string | null, units: number): Promise<void> {
  for (const limiter of limiters()) await count(limiter, address, units);
  share(address, units);
}

/** Counts what the server's other processes have spent, from now on. */
export function hearReads(): void {
  hearSharedUnits(async (network, units) => {
    for (const { limiter } of limiters()) await limiter.penalty(network, units);
  });
}

/** Lets the server's other processes count these units too; a refused read costs nothing there. */
function share(address: string | null, units: number): void {
  const allowed = limiters().map((limiter) => limiter.allowed);
  if (allowed.length > 0) shareUnits(networkOf(address), units, Math.min(...allowed));
}

function limiters(): Limiter[] {
  shared.current ??= windowsOf("reads", "client").map(({ allowed, seconds }) => ({
    limiter: new RateLimiterMemory({ points: allowed, duration: seconds }),
    policy: policyName("reads", "client", seconds),
    allowed,
    window_seconds: seconds,
  }));
  return shared.current;
}

async function count({ limiter, policy, allowed, window_seconds }: Limiter, address: string | null, units: number) {
  // `consume` throws a class that each module instance has its own copy of; `penalty` counts and throws nothing.
  const state: RateLimiterRes = await limiter.penalty(networkOf(address), units);
  const reset_seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  const spent: WindowState = { policy, allowed, window_seconds, remaining: state.remainingPoints, reset_seconds };
  return { consumedPoints: state.consumedPoints, spent };
}

function refusal(spent: WindowState): AppError {
  const { allowed, policy, reset_seconds } = spent;
  return new AppError(
    "rate_limited",
    `This would go over the limit of ${allowed} (${policy}). Try again in ${reset_seconds} seconds.`,
    { retry_after: reset_seconds },
    rateLimitHeaders([spent]),
  );
}
