import type { Caller } from "../contract.ts";
import { orSpend } from "../limits/or-spend.ts";
import type { Charge } from "../limits/spend-attempt.ts";

/**
 * Counts a refused attempt against the client, never the key: anyone can send another's key with a bad signature. A dry
 * run costs no review.
 */
export function orCountRefusal<Result>(
  caller: Caller,
  check: () => Result | Promise<Result>,
  dryRun = false,
): Promise<Result> {
  return orSpend(caller, chargesOfRefusal(dryRun), check);
}

/** The charges of a refused attempt. */
export const chargesOfRefusal = (dryRun: boolean): Charge[] =>
  dryRun ? [{ group: "attempts" }] : [{ group: "attempts" }, { group: "reviews" }];
