import type { Caller } from "../contract.ts";
import { spendAttempt } from "../limits/spend-attempt.ts";

/**
 * A refused attempt costs the client, never the key: anyone can send somebody else's key with a bad signature. One that
 * was only a dry run costs no review.
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
