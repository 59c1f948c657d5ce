import { setTimeout as delay } from "node:timers/promises";
import { count, time } from "../../db/counters.ts";
import { isOnThisMachine } from "../../net/this-machine.ts";
import { EngineFault, type EngineFaultKind } from "../engine-fault.ts";
import { stopped } from "../recorded-call.ts";
import { type CallError, engineFault, faultKindOf, retryAfterMs, unreachedCode } from "./fault-of.ts";
import { type Bounds, type Gate, gateOf } from "./gate.ts";
import { type Call, generate, inputTokensOf, type Patience, type Reply } from "./generate.ts";
import { habitsOf, keepHabits, learnHabits } from "./habits.ts";
import type { Purse } from "./purse.ts";
import { sdk } from "./registry.ts";
import type { ModelAddress } from "./settings.ts";
import { costOf, estimatedTokens, type Tokens } from "./usage.ts";
import { ownCalls, unreached, type WaitingCall } from "./waiting-calls.ts";

/** The pause between two questions whether a model is loaded by now, in milliseconds. */
const loadingMs = 2_000;
const longer = 4;

export type CallEnd = EngineFaultKind | "ok";

export type CallOptions = Bounds &
  Patience & {
    address: ModelAddress;
    concurrency: number;
    purse: Purse;
    /** How long one call may take in all, in milliseconds. */
    callMs: number;
    /** The pause before a failed call is tried again, in milliseconds; each next one is `longer` times as long. */
    againMs: number;
    /** Whether the call is a check by hand: what it costs is counted, how it ended says nothing of the last real use. */
    isCheck?: boolean | undefined;
    /** How a call is counted that was answered: an answer that is of no use is a fault. */
    endOf: (reply: Reply) => CallEnd;
    /** Called for each call that was sent, failed ones too; `heard` is what had come of a reply that broke off. */
    onSent: (tokens: Tokens, isEstimated: boolean, textSoFar: string) => void;
  };

const nothing: Tokens = { input: 0, cached: 0, output: 0 };

/** Calls a model, waits as its provider asks, and tries again where that may help. */
export async function callModel(call: Call, options: CallOptions): Promise<Reply> {
  const { address, concurrency, signal, deadline, againMs, purse } = options;
  const gate = gateOf(address.baseURL, concurrency);
  let failed = 0;
  for (let isAgain = false; ; isAgain = true) {
    const waiting: WaitingCall = { model: nameOf(address), since: null };
    if (!options.isCheck) ownCalls().add(waiting);
    try {
      return await purse(call, address, signal, (maxOutputTokens) =>
        gate.run(options, isAgain, () => countedCall({ ...call, maxOutputTokens }, options, waiting)),
      ).finally(() => ownCalls().delete(waiting));
    } catch (error) {
      signal.throwIfAborted();
      if (error === lessTaken || isPaused(error)) continue;
      if (!(error instanceof EngineFault)) throw error;
      if (error.kind === "loading" && Date.now() + loadingMs < deadline) {
        await pause(Math.min(loadingMs, againMs * longer), signal);
        continue;
      }
      if (failed >= error.tries) throw error;
      await pause(againMs * longer ** failed, signal);
      failed += 1;
    }
  }
}

const nameOf = ({ provider, model }: ModelAddress): string => `${provider}:${model}`;

const pause = (ms: number, signal: AbortSignal) =>
  delay(ms, undefined, { signal }).catch(() => signal.throwIfAborted());

/** Thrown where the server does not take all that was sent, and is to be sent less. */
const lessTaken = Symbol("less taken");
const paused = new WeakSet<object>();
const isPaused = (error: unknown) => typeof error === "object" && error !== null && paused.has(error);

async function countedCall(call: Call, options: CallOptions, waiting: WaitingCall): Promise<Reply> {
  const name = nameOf(options.address);
  const begin = performance.now();
  const ended = (how: string) => options.isCheck || time("model", `${name} ${how}`, (performance.now() - begin) / 1000);
  const onSent: CallOptions["onSent"] = (tokens, isEstimated, ...rest) => {
    count("input_tokens", name, tokens.input);
    count("output_tokens", name, tokens.output);
    if (isEstimated) count("estimated_tokens", name, tokens.input + tokens.output);
    const cost = costOf(options.address.price, tokens);
    if (cost !== null) count("cost_usd", name, cost);
    options.onSent(tokens, isEstimated, ...rest);
  };
  try {
    const reply = await callOnce(call, { ...options, onSent }, waiting);
    ended(options.endOf(reply));
    return reply;
  } catch (error) {
    if (error !== lessTaken) ended(error instanceof EngineFault ? error.kind : stopped);
    throw error;
  }
}

async function callOnce(call: Call, options: CallOptions, waiting: WaitingCall): Promise<Reply> {
  const { address, callMs, deadline, onSent, signal } = options;
  const gate = gateOf(address.baseURL, options.concurrency);
  signal.throwIfAborted();
  const now = Date.now();
  if (now >= deadline) throw engineFault("too_slow", address);
  const habits = habitsOf(address);
  let textSoFar = "";
  waiting.since = now;
  const onText = (text: string) => {
    textSoFar += text;
    waiting.heard = Date.now();
  };
  /** Counts a call that failed: what has come of its reply is paid for in any case. */
  const fail = (isPaid: boolean) => {
    const isCounted = isPaid || textSoFar !== "";
    const input = inputTokensOf(call.system, call.messages);
    onSent(isCounted ? { input, cached: 0, output: estimatedTokens(textSoFar) } : nothing, isCounted, textSoFar);
  };
  // A server on this machine reads the prompts of other calls in between.
  const silentMs = options.silentMs * (isOnThisMachine(address.baseURL) ? gate.underWay() : 1);
  try {
    const own = { ...options, silentMs, until: Math.min(now + callMs, deadline), onText };
    const reply = await generate(address, habits, call, signal, own);
    onSent(reply.tokens, reply.isEstimated, "");
    keepHabits(address, habits, call);
    return reply;
  } catch (error) {
    if (signal.aborted) {
      // Where the provider refuses another call of the study for good, it refuses this one too, and bills neither.
      fail(!(signal.reason instanceof EngineFault && signal.reason.isFatal));
      throw signal.reason;
    }
    // A call that was redirected reached no model; one that fell silent was paid for.
    if (error instanceof EngineFault) {
      fail(error.kind === "too_slow" || error.kind === "silent");
      throw settled(error, error, gate);
    }
    const { AISDKError, APICallError } = await sdk();
    // Any other error of the SDK, and one within a stream, is about an answer that it cannot read, and may repeat it.
    if (!APICallError.isInstance(error)) {
      if (!AISDKError.isInstance(error) && !isInStream(error)) throw error;
      fail(true);
      throw engineFault("server_error", address);
    }
    const own = error.cause instanceof EngineFault ? error.cause : null;
    const kind = own?.kind ?? faultKindOf(error);
    // An answer that was cut or cannot be read is paid for all the same; the question whether a model is loaded by now is no call.
    if (kind !== "loading") fail(error.statusCode !== undefined && error.statusCode < 300);
    const isAboutParts = kind === "bad_request" || kind === "not_an_api" || kind === "server_error";
    if (own === null && isAboutParts && learnHabits(address, habits, call, error)) throw lessTaken;
    const code = unreachedCode(kind, error);
    if (code !== "") unreached().set(nameOf(address), code);
    throw settled(own ?? engineFault(kind, address, code), error, gate);
  }
}

/** Whether what was thrown came in the middle of a reply: an error event, or a connection that broke. */
const isInStream = (error: unknown): boolean =>
  typeof error === "string" ||
  (error instanceof TypeError && /terminated|fetch failed|premature|aborted/i.test(error.message)) ||
  (typeof error === "object" && error !== null && !(error instanceof Error));

function settled(fault: EngineFault, error: CallError, gate: Gate): EngineFault {
  const wait = retryAfterMs(error);
  if (fault.kind === "rate_limited") paused.add(fault);
  if (fault.kind === "rate_limited" || (fault.kind === "server_error" && wait !== null)) gate.pause(wait);
  return fault;
}
