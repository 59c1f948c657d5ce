import { setTimeout as delay } from "node:timers/promises";
import { EngineFault, type EngineFaultKind } from "../engine-fault.ts";
import type { Tokens } from "./cost-of.ts";
import { type CallError, engineFault, faultKindOf, retryAfterMs } from "./fault-of.ts";
import { type Bounds, type Gate, gateOf } from "./gate.ts";
import { type Call, generate, inputTokensOf, type Reply } from "./generate.ts";
import { habitsOf, learnHabits } from "./habits.ts";
import { sdk } from "./registry.ts";
import type { ModelAddress } from "./settings.ts";

/** How often a call is tried again after a fault of the network or the provider. */
const tries: Partial<Record<EngineFaultKind, number>> = { server_error: 3, unreachable: 2, too_slow: 1 };

export type CallOptions = Bounds & {
  address: ModelAddress;
  concurrency: number;
  /** How long one call may take, in milliseconds. */
  callMs: number;
  /** The pause before a failed call is tried again, in milliseconds; each next one is four times as long. */
  againMs: number;
  /** Called for each call that was sent, failed ones too. */
  onSent: (tokens: Tokens, isEstimated: boolean) => void;
};

const nothing: Tokens = { input: 0, cached: 0, output: 0 };

/** Calls a model, waits as its provider asks, and tries again where that may help. */
export async function callModel(call: Call, options: CallOptions): Promise<Reply> {
  const { address, concurrency, signal } = options;
  const gate = gateOf(address.baseURL, concurrency);
  for (let failed = 0, isAgain = false; ; isAgain = true) {
    try {
      return await gate.run(options, isAgain, (within) => callOnce(call, options, gate, within));
    } catch (error) {
      signal.throwIfAborted();
      if (error === lessTaken || isPaused(error)) continue;
      if (!(error instanceof EngineFault) || failed >= (tries[error.kind] ?? 0)) throw error;
      await delay(options.againMs * 4 ** failed, undefined, { signal }).catch(() => signal.throwIfAborted());
      failed += 1;
    }
  }
}

/** Thrown where the server does not take all that was sent, and is to be sent less. */
const lessTaken = Symbol("less taken");
const paused = new WeakSet<object>();
const isPaused = (error: unknown) => typeof error === "object" && error !== null && paused.has(error);

async function callOnce(
  call: Call,
  { address, callMs, deadline, onSent }: CallOptions,
  gate: Gate,
  signal: AbortSignal,
) {
  const rest = deadline - Date.now();
  if (rest <= 0) throw engineFault("too_slow", address);
  const slow = AbortSignal.timeout(Math.min(callMs, rest));
  const habits = habitsOf(address);
  const sent = { ...nothing, input: inputTokensOf(call.system, call.messages) };
  try {
    const reply = await generate(address, habits, call, AbortSignal.any([signal, slow]));
    onSent(reply.tokens, reply.isEstimated);
    return reply;
  } catch (error) {
    if (signal.aborted || slow.aborted) {
      onSent(sent, true);
      throw signal.aborted ? signal.reason : engineFault("too_slow", address);
    }
    // A call that was redirected reached no model.
    if (error instanceof EngineFault) {
      onSent(nothing, false);
      throw settled(error, error, gate);
    }
    const { AISDKError, APICallError } = await sdk();
    // Any other error of the SDK is about an answer that it cannot read, and may repeat it.
    const isUnread = AISDKError.isInstance(error) && !APICallError.isInstance(error);
    if (!isUnread && !APICallError.isInstance(error)) throw error;
    // An answer that was cut or cannot be read is paid for all the same.
    const isPaid = isUnread || (error.statusCode !== undefined && error.statusCode < 300);
    onSent(isPaid ? sent : nothing, isPaid);
    if (isUnread) throw engineFault("server_error", address);
    if (learnHabits(address, habits, error)) throw lessTaken;
    const own = error.cause instanceof EngineFault ? error.cause : null;
    throw settled(own ?? engineFault(faultKindOf(error), address), error, gate);
  }
}

/** Lets the gate know of a fault before the call leaves it. */
function settled(fault: EngineFault, error: CallError, gate: Gate): EngineFault {
  const wait = retryAfterMs(error);
  if (fault.kind === "rate_limited") paused.add(fault);
  if (fault.kind === "rate_limited" || (fault.kind === "server_error" && wait !== null)) gate.pause(wait);
  if (fault.isFatal) gate.fail(fault);
  return fault;
}
