import type { Caller } from "../contract.ts";
import { spendAttempt } from "../limits/spend-attempt.ts";

/** A refused attempt costs the client, never the key: anyone can send somebody else's key with a bad signature. */
export async function orCountRefusal<Result>(caller: Caller, check: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    await spendAttempt(caller, [{ group: "attempts" }, { group: "reviews" }]);
    throw error;
  }
}
