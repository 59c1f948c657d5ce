import type { GenerateTextResult, ModelMessage } from "ai";
import type * as z from "zod";
import { estimatedTokens, type Tokens } from "./cost-of.ts";
import type { Habits } from "./habits.ts";
import { storable } from "./parse-reply.ts";
import { readSpeech } from "./read-speech.ts";
import { modelAt, sdk } from "./registry.ts";
import type { ModelAddress } from "./settings.ts";
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
  taken: string;
  /** `filtered` where the model or its provider declined. */
  end: "stop" | "length" | "filtered";
  tokens: Tokens;
  /** Whether the provider counted no tokens, and they are estimated. */
  isEstimated: boolean;
};

/** Calls a model once; what fails is thrown as the SDK has it. */
export async function generate(
  address: ModelAddress,
  { form, takesSeed }: Habits,
  call: Call,
  signal: AbortSignal,
): Promise<Reply> {
  const { generateText, jsonSchema, NoObjectGeneratedError, Output } = await sdk();
  const { label, system, messages, shape, maxOutputTokens, seed } = call;
  const model = await modelAt(address, form);
  const hasForm = shape !== null && form !== "words";
  const hasSeed = takesSeed && (address.provider === "compatible" || address.provider === "google");
  try {
    const result = await generateText({
      model,
      instructions: {
        role: "system",
        content: system,
        providerOptions: { anthropic: { cacheControl: { type: "ephemeral" } } },
      },
      messages: messages as ModelMessage[],
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
      // Nothing is kept at the provider; summaries of thoughts need a verified account.
      providerOptions: { openai: { store: false, reasoningSummary: null } },
      ...(hasForm && {
        output: Output.object({ schema: jsonSchema(wireSchema(shape, form === "bounded")), name: label }),
      }),
      ...(address.provider !== "compatible" && { reasoning: "none" as const }),
      ...(hasSeed && seed !== undefined && { seed }),
    });
    return replyOf(call, result);
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    // The answer came and was paid for; whether it fits is not the SDK's to judge.
    return replyOf(call, { text: error.text ?? "", finishReason: error.finishReason, usage: error.usage });
  }
}

type Result = {
  text: string;
  finishReason: GenerateTextResult<never, never, never>["finishReason"] | undefined;
  usage: GenerateTextResult<never, never, never>["usage"] | undefined;
};

function replyOf({ system, messages, shape }: Call, { text, finishReason, usage }: Result): Reply {
  const { inputTokens, outputTokens, inputTokenDetails } = usage ?? {};
  const { speech, taken } = readSpeech(storable(text), { isTalk: shape === null });
  return {
    text: speech,
    taken,
    end: finishReason === "length" ? "length" : finishReason === "content-filter" ? "filtered" : "stop",
    tokens: {
      input: inputTokens ?? inputTokensOf(system, messages),
      cached: inputTokenDetails?.cacheReadTokens ?? 0,
      output: outputTokens ?? estimatedTokens(text),
    },
    isEstimated: inputTokens === undefined || outputTokens === undefined,
  };
}

/** The estimated tokens of a prompt. */
export const inputTokensOf = (system: string, messages: readonly Message[]): number =>
  estimatedTokens([system, ...messages.map(({ content }) => content)].join("\n"));
