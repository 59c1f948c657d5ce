import type { Caller, Operation } from "../contract.ts";
import { AppError } from "../errors.ts";
import { spendAttempt } from "./spend-attempt.ts";

/** A write that cannot even be read is an attempt all the same; its verb counts the others. */
export async function countUnread<Input>(
  operation: Operation,
  caller: Caller,
  read: () => Input | Promise<Input>,
): Promise<Input> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && operation.limit !== undefined)
      await spendAttempt(caller, [{ group: "attempts" }, { group: operation.limit }]);
    throw error;
  }
}
