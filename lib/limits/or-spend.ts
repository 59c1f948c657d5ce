import type { Caller } from "../contract.ts";
import { type Charge, spendAttempt } from "./spend-attempt.ts";

/** Counts a refused check as these charges. */
export async function orSpend<Result>(
  caller: Caller,
  charges: Charge[],
  check: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    await spendAttempt(caller, charges);
    throw error;
  }
}
