import type * as z from "zod";
import { cutText } from "../../cut-text.ts";
import { cutBelow } from "../context-tokens.ts";
import { chatCall } from "./chat-call.ts";
import { engineFault } from "./fault-of.ts";
import { longestTimer } from "./gate.ts";
import type { Habits } from "./habits.ts";
import { storable } from "./parse-reply.ts";
import { readSpeech } from "./read-speech.ts";
import { type ChatModel, type Model, modelAt } from "./registry.ts";
import type { ModelAddress } from "./settings.ts";
import { estimatedTokens, type Tokens, tokenLength } from "./usage.ts";
import { wireSchema } from "./wire-schema.ts";

export type Message = { role: "user" | "assistant"; content: string };

/** One call of a model. */
export type Call = {
  label: string;
  system: string;
  messages: readonly Message[];
  /** The shape of the answer; null for an answer in plain words. */
  shape: z.ZodType | null;
  maxOutputTokens: number;
  seed: number | undefined;
};

export type Reply = {
  /** What it says, without a model's thoughts, control tokens and the turns of others. */
  text: string;
  /** The whole reply where something was taken off it; else empty. */
  raw: string;
  /** `filtered` where the model or its provider declined; `length` also where it fell silent in the middle. */
  end: "stop" | "length" | "filtered";
  tokens: Tokens;
  /** Whether its room is used up: some servers go on far beyond it, and are read no further. */
  isFull: boolean;
  /** Whether the provider counted no tokens, and they are estimated. */
  isEstimated: boolean;
  /** Whether the provider counted so little of the prompt that it was cut. */
  isPromptCut: boolean;
};

/** How long a call may be silent before its first token, and after it, in milliseconds. */
export type Patience = { firstMs: number; silentMs: number };
type Listener = {
  /** The moment in milliseconds at which the call ends in any case. */
  until: number;
  /** Called with each piece of a reply as it comes. */
  onText: (text: string) => void;
};

type StreamEnd = { finish: string | null; input: unknown; cached: unknown; output: unknown };

/** Calls a model once and reads its stream; what fails is thrown as the SDK has it. */
export async function generate(
  address: ModelAddress,
  habits: Habits,
  call: Call,
  signal: AbortSignal,
  { firstMs, silentMs, until, onText }: Patience & Listener,
): Promise<Reply> {
  // One for all that may end a call: each signal made of others is paid for when memory is collected.
  const end = new AbortController();
  const stop = () => end.abort(signal.reason);
  signal.addEventListener("abort", stop);
  const late = () => end.abort(engineFault(isHeard ? "too_slow" : "silent", address));
  const waitFor = (ms: number) => setTimeout(late, Math.max(1, Math.min(ms, until - Date.now(), longestTimer)));
  let timer = waitFor(firstMs);
  let isHeard = false;
  let text = "";
  let ended: StreamEnd = { finish: null, input: undefined, cached: undefined, output: undefined };
  try {
    for await (const part of await partsOf(address, habits, call, end.signal)) {
      isHeard ||= part.type !== "stream-start";
      if (part.type === "error") throw part.error;
      if (part.type === "text-delta" || part.type === "reasoning-delta") {
        // What a model thinks is a sign of life, and no part of its answer.
        const words = part.type === "text-delta" ? part.delta : "";
        text += words;
        onText(words);
        clearTimeout(timer);
        timer = waitFor(silentMs);
      }
      if (isOver(call, text)) break;
      if (part.type === "finish")
        ended = {
          finish: part.finishReason.unified,
          input: part.usage.inputTokens.total,
          cached: part.usage.inputTokens.cacheRead,
          output: part.usage.outputTokens.total,
        };
    }
  } catch (error) {
    if (!end.signal.aborted || signal.aborted) throw error;
    // What came before the silence is paid for, and kept.
    if (text.trim() === "" || Date.now() >= until) throw end.signal.reason;
    ended.finish = "silence";
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
    // A reply that is not read to its end would keep its connection open.
    if (ended.finish === null) end.abort();
  }
  return replyOf(call, text, ended);
}

/** Whether a text is far longer than its room: some servers know no limit. */
const isOver = ({ maxOutputTokens }: Call, text: string): boolean => text.length > 2 * maxOutputTokens * tokenLength;

async function partsOf(address: ModelAddress, habits: Habits, call: Call, signal: AbortSignal) {
  const model = await modelAt(address, habits);
  const options = optionsOf(address, habits, call, signal);
  if (address.form === "chat") return chatCall(model as unknown as ChatModel, address, options);
  return (await model.doStream(options)).stream;
}

type Options = Parameters<Model["doStream"]>[0];

function optionsOf(address: ModelAddress, habits: Habits, call: Call, signal: AbortSignal): Options {
  const { label, system, messages, shape, maxOutputTokens, seed } = call;
  const hasForm = shape !== null && habits.form !== "words";
  const hasSeed = habits.takesSeed && (address.form === "chat" || address.form === "google");
  const [first, ...others] = messages;
  const talk = habits.takesSystem
    ? messages
    : [{ role: "user" as const, content: `${system}\n\n${first?.content ?? ""}` }, ...others];
  const turns = talk.map(({ role, content }) => ({ role, content: [{ type: "text" as const, text: content }] }));
  return {
    prompt: [
      ...(habits.takesSystem
        ? [
            {
              role: "system" as const,
              content: system,
              providerOptions: { anthropic: { cacheControl: { type: "ephemeral" } } },
            },
          ]
        : []),
      ...turns,
    ],
    maxOutputTokens,
    abortSignal: signal,
    // Nothing is kept at the provider; summaries of thoughts need a verified account.
    providerOptions: { openai: { store: false, reasoningSummary: null } },
    ...(hasForm && {
      responseFormat: {
        type: "json" as const,
        name: label,
        ...(habits.form !== "json" && { schema: wireSchema(shape, habits.form === "bounded") as never }),
      },
    }),
    ...(address.form !== "chat" && { reasoning: "none" as const }),
    ...(hasSeed && seed !== undefined && { seed }),
  };
}

function replyOf(call: Call, text: string, { finish, input, cached, output }: StreamEnd): Reply {
  const { system, messages, shape, maxOutputTokens } = call;
  const { speech, raw } = readSpeech(storable(text), { isTalk: shape === null });
  const estimate = inputTokensOf(system, messages);
  const isFull = finish === "length" || isOver(call, text);
  const isCounted = isCount(input, true) && isCount(output, text !== "");
  const all = isCount(input, true) ? input : estimate;
  return {
    text: isOver(call, text) && shape === null ? cutText(speech, maxOutputTokens * tokenLength) : speech,
    raw,
    isFull,
    end: isFull || finish === "silence" ? "length" : finish === "content-filter" ? "filtered" : "stop",
    tokens: {
      input: all,
      cached: isCount(cached, false) ? Math.min(cached, all) : 0,
      output: isCount(output, text !== "") ? output : estimatedTokens(text),
    },
    isEstimated: !isCounted,
    isPromptCut: isCount(input, true) && input < estimate * cutBelow,
  };
}

/** Whether a provider's count can be believed: a whole number, and not 0 for some text. */
const isCount = (count: unknown, ofText: boolean): count is number =>
  Number.isSafeInteger(count) && (count as number) >= (ofText ? 1 : 0);

/** The estimated tokens of a prompt, whose parts are each a line. */
export const inputTokensOf = (system: string, messages: readonly Message[]): number =>
  Math.ceil(messages.reduce((length, { content }) => length + 1 + content.length, system.length) / tokenLength);
