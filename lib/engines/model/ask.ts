import { hash } from "node:crypto";
import type * as z from "zod";
import { EngineFault, type EngineFaultKind } from "../engine-fault.ts";
import { type CallRecord, type CallStep, type RecordedCall, stopped } from "../recorded-call.ts";
import { type CallOptions, callModel } from "./call-model.ts";
import { evidenceByProvider } from "./evidence-by-provider.ts";
import { badAnswer, engineFault, isBlank } from "./fault-of.ts";
import type { Message, Patience, Reply } from "./generate.ts";
import { fittingReply, parseReply } from "./parse-reply.ts";
import { materialRule, promptVersion } from "./prompts/parts.ts";
import { newPurse } from "./purse.ts";
import type { ModelAddress, ModelSettings } from "./settings.ts";
import { addCall, costOf, type ModelUsage, type Tokens } from "./usage.ts";
import { schemaTexts } from "./wire-schema.ts";

/** What a model is to do: rules that never change, what the study is, and what was said. */
export type Prompt<Value> = {
  /** Its step; a message to the connector is of no study. */
  label: CallStep | "command";
  /** The same in every study of a version, so that providers can keep it. */
  rules: string;
  /** What stays the same in one interview or task; after the rules, for the same reason. */
  setting: string;
  messages: readonly Message[];
  /** The answer's shape; null for plain words. */
  shape: z.ZodType<Value> | null;
  /** Taken where the shape does not fit even after its repair. */
  lenient?: z.ZodType<Value>;
  maxOutputTokens: number;
  seed?: number;
};

/** An answer, and how it ended. */
export type Outcome<Value> = { value: Value; isCut: boolean };

export type Asker = <Value>(prompt: Prompt<Value>, model: ModelAddress, signal: AbortSignal) => Promise<Outcome<Value>>;

export type AskerOptions = Pick<ModelSettings, "concurrency" | "maxCostUsd"> &
  Patience &
  Pick<CallOptions, "callMs" | "againMs" | "isCheck"> & {
    /** The moment in milliseconds after which no call is made. */
    deadline: number;
    usage: ModelUsage;
    calls: CallRecord | undefined;
    spentUsd?: number;
  };

/** Puts prompts to models for one study, counts what they use, and checks what they answer. */
export function newAsker(options: AskerOptions): Asker {
  const { usage, maxCostUsd, calls, spentUsd = 0 } = options;
  const keyOf = keyCounter();
  const evidenceOf = evidenceByProvider();
  const purse = newPurse(maxCostUsd, () => (usage.cost_usd === null ? null : spentUsd + usage.cost_usd));
  return async (prompt, model, caller) => {
    caller.throwIfAborted();
    const evidence = evidenceOf(model);
    const signal = evidence.endedWith(caller);
    const prepared = prepare(prompt, model);
    const key = keyOf(prepared.identity);
    const earlier = parsed(await calls?.read(key, prompt.label), prompt);
    if (earlier?.isPromptCut) usage.prompts_cut += 1;
    if (earlier !== undefined) return earlier;
    const record = newCall(prompt, prepared, key, model);
    const { label, seed } = prompt;
    const flags = { isPromptCut: false };
    const send: Send = async (messages, maxOutputTokens, isRepair) => {
      const reply = await callModel(
        { label, system: prepared.system, messages, shape: prompt.shape, maxOutputTokens, seed },
        {
          ...options,
          address: model,
          signal,
          purse,
          endOf: ({ text, end }) => {
            if (end !== "stop") return "ok";
            if (isBlank(text)) return "empty_answer";
            return isRepair && !fittingReply(text, prompt) ? "bad_answer" : "ok";
          },
          onSent: (tokens, isEstimated, textSoFar) => {
            addCall(usage, model.price, tokens, isEstimated);
            record.add(tokens, textSoFar);
          },
        },
      );
      if (reply.isPromptCut && !flags.isPromptCut) usage.prompts_cut += 1;
      flags.isPromptCut ||= reply.isPromptCut;
      return reply;
    };
    try {
      evidence.ended.throwIfAborted();
      const { outcome, text, raw } = await answer(prompt, model, send);
      evidence.succeeded();
      const reply = { text, isCut: outcome.isCut, ...(raw !== "" && { taken: raw }), ...(flags.isPromptCut && flags) };
      await calls?.write(record.ended(reply, null));
      return outcome;
    } catch (error) {
      if (!(error instanceof EngineFault)) {
        // What a study's end cut off is paid for too.
        if (caller.aborted && record.requests() > 0) await calls?.write(record.ended(null, stopped));
        throw error;
      }
      const fault = evidence.failed(error);
      usage.is_over_budget ||= fault.kind === "over_budget";
      await calls?.write(record.ended(null, fault.kind));
      throw fault;
    }
  };
}

function newCall({ label }: Prompt<unknown>, { prompt_sha256 }: Preparation, key: string, model: ModelAddress) {
  const began = Date.now();
  const own: Tokens = { input: 0, cached: 0, output: 0 };
  let requests = 0;
  /** What had come of replies that broke off. */
  const broken: string[] = [];
  return {
    add: (tokens: Tokens, textSoFar: string) => {
      requests += 1;
      if (textSoFar !== "") broken.push(textSoFar);
      for (const kind of ["input", "cached", "output"] as const) own[kind] += tokens[kind];
    },
    requests: () => requests,
    ended: (reply: KeptReply | null, fault: EngineFaultKind | typeof stopped | null): RecordedCall => ({
      label,
      key,
      prompt_sha256,
      model: `${model.provider}:${model.model}`,
      reply: keptAs(reply, broken),
      fault,
      requests,
      input_tokens: own.input,
      output_tokens: own.output,
      cached_tokens: own.cached,
      cost_usd: costOf(model.price, own),
      started_at: new Date(began).toISOString(),
      ms: Date.now() - began,
    }),
  };
}

type KeptReply = { text: string; isCut: boolean; taken?: string; isPromptCut?: boolean };

/** A reply as JSON, with what had come of those that broke off before; null where nothing came at all. */
function keptAs(reply: KeptReply | null, broken: readonly string[]): string | null {
  if (broken.length === 0) return reply && JSON.stringify(reply);
  return JSON.stringify(reply === null ? { text: broken.join("\n\n"), isCut: true } : { ...reply, broken });
}

type Preparation = ReturnType<typeof prepare>;

function prepare<Value>(
  { label, rules, setting, messages, shape, maxOutputTokens, seed }: Prompt<Value>,
  model: ModelAddress,
) {
  const wire = shape && schemaTexts(shape);
  // Servers that take no schema, or pass it over, have its form in the prompt.
  const inWords =
    wire === null || model.form !== "chat"
      ? ""
      : `\n\nAnswer with one JSON object and nothing else, in this form; names before one colon each have a member of their own:\n${wire.inWords}`;
  const system = `Task: ${label}\n\n${rules}\n\n${materialRule}\n\n${setting}${inWords}`;
  const prompt_sha256 = sha256(JSON.stringify([system, messages]));
  const { provider, model: name } = model;
  const names = [provider, name, promptVersion, prompt_sha256].map((one) => JSON.stringify(one));
  // As JSON would write it: the schema is long, and written already.
  const identity = `[${[...names, wire?.json ?? "null", maxOutputTokens, seed ?? "null"].join(",")}]`;
  return { system, prompt_sha256, identity };
}

type Send = (messages: readonly Message[], maxOutputTokens: number, isRepair: boolean) => Promise<Reply>;

async function answer<Value>(
  { messages, shape, lenient, maxOutputTokens }: Prompt<Value>,
  model: ModelAddress,
  send: Send,
): Promise<{ outcome: Outcome<Value>; text: string; raw: string }> {
  let talk = messages;
  let most = maxOutputTokens;
  let isRepaired = false;
  let isShort = false;
  const texts: string[] = [];
  for (;;) {
    let reply: Reply;
    try {
      reply = await send(talk, most, isRepaired);
    } catch (error) {
      if (!(error instanceof EngineFault) || error.kind !== "prompt_too_long" || isShort) throw error;
      isShort = true;
      most = Math.ceil(most / 3);
      talk = withoutMiddle(talk);
      continue;
    }
    const { text, raw, end, isFull } = reply;
    texts.push(text);
    if (end === "filtered") throw engineFault("refused", model);
    const isCut = end === "length";
    const whole = parseReply(text, shape, isCut);
    const result = isCut && whole.faults !== null && lenient ? parseReply(text, lenient, isCut) : whole;
    const isFirst = most === maxOutputTokens;
    // Of what was cut, what came counts; words before a silence may be short of a sentence.
    if (result.faults === null && !(isCut && isFirst && shape === null && !isFull))
      return { outcome: { value: result.value, isCut }, text, raw };
    if (isCut && (isShort || !isFirst)) throw engineFault("answer_too_long", model);
    // Reasoning models may use all of their room before they say a word.
    if (isCut) {
      most *= 2;
      continue;
    }
    if (isRepaired) {
      const nearly = lenient && parseReply(text, lenient, isCut);
      if (nearly?.faults === null) return { outcome: { value: nearly.value, isCut }, text, raw };
      throw badAnswer(model, texts, result.faults);
    }
    isRepaired = true;
    talk = [
      ...messages,
      { role: "assistant", content: text.trim() || "(nothing)" },
      { role: "user", content: `${result.faults}\nAnswer again, in the right form, and say nothing of this.` },
    ];
  }
}

const withoutMiddle = (talk: readonly Message[]): readonly Message[] =>
  talk.length <= keptAtEnds.first + keptAtEnds.last
    ? talk
    : [...talk.slice(0, keptAtEnds.first), ...talk.slice(-keptAtEnds.last)];
const keptAtEnds = { first: 2, last: 3 };

function parsed<Value>(reply: string | undefined, prompt: Prompt<Value>) {
  if (reply === undefined) return undefined;
  const { text, isCut, isPromptCut } = JSON.parse(reply) as { text: string; isCut: boolean; isPromptCut?: true };
  const result = fittingReply(text, prompt, isCut);
  return result && { value: result.value, isCut, isPromptCut };
}

const sha256 = (text: string): string => hash("sha256", text, "hex");

/** Numbers equal calls of a study: the n-th of them has a key of its own. */
function keyCounter(): (identity: string) => string {
  const counts = new Map<string, number>();
  return (identity) => {
    const digest = sha256(identity);
    const n = (counts.get(digest) ?? 0) + 1;
    counts.set(digest, n);
    return `${digest}#${n}`;
  };
}
