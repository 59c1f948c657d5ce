import { madeFor, madeOnce } from "../../process-wide.ts";
import { EngineFault } from "../engine-fault.ts";

type Waiter = { admit: () => void; refuse: (reason: unknown) => void; deadline: number };

/** The end of the time of a call: its caller's signal, and the moment in milliseconds after which it is of no use. */
export type Bounds = { signal: AbortSignal; deadline: number };

export type Gate = {
  run<Result>(bounds: Bounds, isAgain: boolean, work: () => Promise<Result>): Promise<Result>;
  /** Holds all calls back: for as long as the provider says, else ever longer, up to `longestPause`. */
  pause(ms: number | null): void;
  underWay(): number;
};

const longestPause = 60_000;
/** The longest timer of Node, in milliseconds: a longer one would fire at once. */
export const longestTimer = 2 ** 31 - 1;

const gates = madeOnce("model-gates", () => new Map<string, Gate>());

/** The one gate of a provider in this process. */
export const gateOf = (provider: string, limit: number): Gate =>
  madeFor(gates(), `${limit} ${provider}`, () => newGate(limit));

/** Lets at most `limit` calls run at once, first come first served. */
export function newGate(limit: number): Gate {
  const waiting: Waiter[] = [];
  let places = 0;
  let pausedUntil = 0;
  let refusals = 0;
  let timer: NodeJS.Timeout | undefined;

  const admit = () => {
    clearTimeout(timer);
    const rest = pausedUntil - Date.now();
    if (rest > 0) {
      if (waiting.length > 0) timer = setTimeout(admit, Math.min(rest, longestTimer));
      return;
    }
    while (places < limit && waiting.length > 0) {
      places += 1;
      waiting.shift()!.admit();
    }
  };

  const refuseWhere = (isRefused: (waiter: Waiter) => boolean, reason: unknown) => {
    for (const waiter of waiting.filter(isRefused)) {
      waiting.splice(waiting.indexOf(waiter), 1);
      waiter.refuse(reason);
    }
  };

  const enter = async ({ signal, deadline }: Bounds, isAgain: boolean) => {
    signal.throwIfAborted();
    if (pausedUntil > Math.max(deadline, Date.now())) throw tooLate();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter: Waiter = { admit: resolve, refuse: reject, deadline };
    const leave = () => refuseWhere((other) => other === waiter, signal.reason);
    signal.addEventListener("abort", leave, { once: true });
    waiting[isAgain ? "unshift" : "push"](waiter);
    admit();
    await promise.finally(() => signal.removeEventListener("abort", leave));
  };

  return {
    underWay: () => places,
    async run(bounds, isAgain, work) {
      await enter(bounds, isAgain);
      try {
        const result = await work();
        refusals = 0;
        return result;
      } finally {
        places -= 1;
        admit();
      }
    },
    pause(ms) {
      const isSaid = ms !== null && ms > 0;
      // Calls that were refused together count once.
      if (!isSaid && pausedUntil > Date.now()) return;
      if (!isSaid) refusals += 1;
      const wait = isSaid ? ms : Math.min(longestPause, 1000 * 2 ** (refusals - 1));
      pausedUntil = Math.max(pausedUntil, Date.now() + wait);
      refuseWhere(({ deadline }) => deadline < pausedUntil, tooLate());
      admit();
    },
  };
}

const tooLate = () =>
  new EngineFault(
    "rate_limited",
    "The model's provider allows no more calls before the study's time is over. Run the study later, or lower AI_CONCURRENCY.",
  );
