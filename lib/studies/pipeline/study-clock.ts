import { setImmediate } from "node:timers/promises";
import { loggedError } from "../../db/logged-error.ts";
import { isStorageAway } from "../../db/storage-away.ts";
import type { Engine } from "../../engines/engine.ts";
import { EngineFault } from "../../engines/engine-fault.ts";
import type { Usage } from "../../engines/measured.ts";
import { rounded, sum } from "../../engines/statistics.ts";
import { AppError } from "../../errors.ts";
import { recordOf } from "../../own-value.ts";
import type { Audience } from "../../personas/contract.ts";
import { preferAsync } from "../../prefer.ts";
import { interviewPrice } from "../study-limits.ts";

/** A study's clock: one deadline over all of it, with a part kept for reading the answers and for writing. */
export type Clock = {
  stopped: AbortSignal;
  /** The end of the time for planning and interviews, or the caller's stop. */
  interviewing: AbortSignal;
  /** The end of the time for reading the answers, or the caller's stop. */
  coding: AbortSignal;
  /** The deadline, or the caller's stop. */
  writing: AbortSignal;
  mayProbe: () => boolean;
  shortened: () => boolean;
  end: () => void;
};

/** How long a study may take whose caller waits for it, in milliseconds. */
export const waitingDeadlineMs = 90_000;

/** Shares of the time after which no more probes are asked, interviews are cut, and what was said has been read. */
const until = { probes: 0.5, interviews: 0.7, coding: 0.87, writing: 1 };

type Times = { signal: AbortSignal | undefined; deadline: number | undefined; now: () => number };

/** The clock of a study that begins now. */
export function clockOf({ signal, deadline, now }: Times): Clock {
  const stopped = signal ?? new AbortController().signal;
  const began = now();
  const time = deadline === undefined ? Number.POSITIVE_INFINITY : Math.max(0, deadline - began);
  const timers: NodeJS.Timeout[] = [];
  const over = new AbortController();
  const endOf = (share: number): AbortSignal => {
    const late = new AbortController();
    if (Number.isFinite(time))
      timers.push(setTimeout(() => late.abort(new OutOfTime(time <= waitingDeadlineMs)), time * share));
    return AbortSignal.any([stopped, over.signal, late.signal]);
  };
  let isShortened = false;
  return {
    stopped,
    interviewing: endOf(until.interviews),
    coding: endOf(until.coding),
    writing: endOf(until.writing),
    mayProbe: () => {
      const mayProbe = now() - began <= time * until.probes;
      if (!mayProbe) isShortened = true;
      return mayProbe;
    },
    shortened: () => isShortened,
    end: () => {
      timers.forEach(clearTimeout);
      over.abort(new Error("the study is over"));
    },
  };
}

/** How a study begins to say that it has no plan. */
export const topicUnread = "The topic could not be read.";

/** Why a call ended that took longer than the study's time, which is short where its caller waits. */
export class OutOfTime extends Error {
  readonly isWaited: boolean;

  constructor(isWaited: boolean) {
    super("out of time");
    this.isWaited = isWaited;
  }
}

/** Waits for some work, or until the signal says stop: then it fails with the signal's reason, and the work's end is ignored. */
export async function orStop<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  // An engine that computes in this very process would otherwise hold up all other requests for a whole study.
  await setImmediate();
  signal.throwIfAborted();
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  try {
    return await Promise.race([work(), stopped]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** Does the work for every item, at most `limit` at a time; the results come in the order of the items, failures among them. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<PromiseSettledResult<Result>[]> {
  const results = new Array<PromiseSettledResult<Result>>(items.length);
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      [results[index]] = (await Promise.allSettled([work(items[index]!, index)])) as [PromiseSettledResult<Result>];
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}

/** Why a step failed and what to do; of what else was thrown the log has the rest. */
export function adviceOf(cause: unknown): string {
  if (cause instanceof EngineFault) return cause.sentence;
  if (cause instanceof OutOfTime)
    return `The time for it was over first. ${cause.isWaited ? `Start a study with ${preferAsync}, which gives it AI_DEADLINE_S` : "Set a longer AI_DEADLINE_S"}, or set a quicker model.`;
  return "Something went wrong in this service, and its log has it: send the same request again, and if it fails alike, tell the operator when you did.";
}

/** Writes to the log what no sentence of ours explains. */
export function logUnexpected(step: string, cause: unknown): void {
  if (!(cause instanceof EngineFault || cause instanceof OutOfTime)) console.error(step, loggedError(cause));
}

/** A failure in words for the caller; its cause is for the log. */
export function failedFor(failure: string, cause: unknown): AppError {
  const error = new AppError("research_failed", `${failure} ${adviceOf(cause)}`);
  error.cause = cause;
  return error;
}

/** Does work within the time of a caller who waits; what fails but for a refusal of ours fails in these words. */
export async function whileWaiting<Result>(failure: string, work: (clock: Clock) => Promise<Result>): Promise<Result> {
  const now = Date.now;
  const clock = clockOf({ signal: undefined, deadline: now() + waitingDeadlineMs, now });
  try {
    return await work(clock);
  } catch (error) {
    if (error instanceof AppError || isStorageAway(error)) throw error;
    console.error(failure, loggedError(error));
    throw failedFor(failure, error);
  } finally {
    clock.end();
  }
}

/** What interviews cost in US dollars, each by the audience that its persona is of. */
export const priceOf = (interviews: readonly Audience[]): number =>
  sum(interviews.map((audience) => interviewPrice[audience]));

/** The last decimal of dollars is about what one token costs. */
export const dollarDecimals = 6;

const counters = ["model_calls", "input_tokens", "output_tokens"] as const;

/** What a study has used: what the engine counted since `before`, and its price. */
export function usageOf(
  engine: Pick<Engine, "usage">,
  before: Engine["usage"],
  { interviews, price_usd, wall_ms }: Pick<Usage, "interviews" | "price_usd" | "wall_ms">,
): Usage {
  const { cost_usd } = engine.usage;
  return {
    interviews,
    price_usd,
    ...recordOf(counters, (one) => engine.usage[one] - before[one]),
    cost_usd: cost_usd === null ? null : rounded(cost_usd - (before.cost_usd ?? 0), dollarDecimals),
    wall_ms: Math.max(0, Math.round(wall_ms)),
  };
}

/** What a run has used together with what was used for its study before. */
export const plusUsage = (usage: Usage, earlier: Usage): Usage => ({
  ...usage,
  ...recordOf(counters, (one) => usage[one] + earlier[one]),
  cost_usd:
    usage.cost_usd === null || earlier.cost_usd === null
      ? null
      : rounded(usage.cost_usd + earlier.cost_usd, dollarDecimals),
  wall_ms: usage.wall_ms + earlier.wall_ms,
});
