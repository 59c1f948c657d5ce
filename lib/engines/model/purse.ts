import { ownValue } from "../../own-value.ts";
import type { CallStep } from "../recorded-call.ts";
import { engineFault } from "./fault-of.ts";
import { type Call, inputTokensOf, type Reply } from "./generate.ts";
import type { ModelAddress } from "./settings.ts";
import { costOf } from "./usage.ts";

/** The share of `AI_MAX_COST_USD` that is for asking, and the one from which on no probe is asked. */
const askingShare = 0.4;
export const probesUntil = 0.8 * askingShare;
/** Up to which share the other steps go: what was said is to be read, and what was read to be written up. */
const shares = { plan: 1, "rate-now": 0.8, rate: 0.8, code: 0.8, support: 1, write: 1 } satisfies {
  [step in CallStep]?: number;
};
/** The least room that an answer is given, as a share of its usual room. */
const leastRoom = 1 / 3;

export type Purse = (
  call: Call,
  address: ModelAddress,
  signal: AbortSignal,
  make: (maxOutputTokens: number) => Promise<Reply>,
) => Promise<Reply>;

/**
 * Keeps what a study costs below its limit: a call that could pass it waits until those under way are counted, has less room
 * for its answer, or is not made. `spent` is in US dollars; null where it is not known.
 */
export function newPurse(mostUsd: number | null, spent: () => number | null): Purse {
  /** What the calls under way may cost. */
  const reserved = new Set<{ usd: number }>();
  let count = Promise.withResolvers<void>();
  /** How many tokens a provider counts where we estimate one. */
  let ratio = 1;

  return async (call, address, signal, make) => {
    const estimate = inputTokensOf(call.system, call.messages);
    const usd = (input: number, output: number) => costOf(address.price, { input, cached: 0, output }) ?? 0;
    const answer = usd(0, call.maxOutputTokens);
    for (;;) {
      signal.throwIfAborted();
      const already = spent();
      if (mostUsd === null || already === null) return await make(call.maxOutputTokens);
      const prompt = usd(ratio * estimate, 0);
      const left = mostUsd * (ownValue(shares, call.label) ?? askingShare) - already - prompt;
      if (left < leastRoom * answer) throw engineFault("over_budget", address);
      const free = left - [...reserved].reduce((all, own) => all + own.usd, 0);
      if (free < leastRoom * answer) {
        await count.promise;
        continue;
      }
      const part = answer === 0 ? 1 : Math.min(1, free / answer);
      const own = { usd: prompt + part * answer };
      reserved.add(own);
      try {
        const reply = await make(Math.floor(part * call.maxOutputTokens));
        ratio = Math.max(ratio, reply.tokens.input / estimate);
        return reply;
      } finally {
        reserved.delete(own);
        count.resolve();
        count = Promise.withResolvers();
      }
    }
  };
}
