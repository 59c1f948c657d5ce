import { type Caller, dryRun, type Operation } from "../contract.ts";
import { AppError } from "../errors.ts";
import { type Charge, spendAttempt } from "./spend-attempt.ts";

/** The parts of a request that its door knew before reading it. */
type Unread = { dry_run?: unknown };

/** Counts an unreadable write as an attempt; its verb counts the others. */
export async function chargeUnparsedRequest<Input>(
  operation: Operation,
  caller: Caller,
  input: Unread,
  read: () => Input | Promise<Input>,
): Promise<Input> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && operation.limit !== undefined)
      await spendAttempt(caller, chargesOf(operation, input));
    throw error;
  }
}

/** A dry run publishes nothing, so it counts as an attempt only, also when refused. */
function chargesOf({ input, limit }: Operation, { dry_run }: Unread): Charge[] {
  const isDryRun = "dry_run" in input.shape && dryRun.safeParse(dry_run).data === true;
  if (isDryRun || limit === undefined || limit === "attempts") return [{ group: "attempts" }];
  return [{ group: "attempts" }, { group: limit }];
}

/** Counts a refused check as these charges. */
export async function chargeOnRefusal<Result>(
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
