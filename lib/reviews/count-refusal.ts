import type { Caller } from "../contract.ts";
import { spendAttempt } from "../limits/spend-attempt.ts";

/**
 * Counts a refused attempt against the client, never the key: anyone can send another's key with a bad signature. A dry
 * run costs no review.
 */
export async function orCountRefusal<Result>(
  caller: Caller,
  check: () => Result | Promise<Result>,
  dryRun = false,
): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    await spendAttempt(caller, dryRun ? [{ group: "attempts" }] : [{ group: "attempts" }, { group: "reviews" }]);
    throw error;
  }
}
