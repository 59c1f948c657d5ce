import { text } from "node:stream/consumers";
import { createParser } from "eventsource-parser";
import { isObject, ownValue } from "../../own-value.ts";
import { valueOr } from "../../value-or.ts";
import { engineFault } from "./fault-of.ts";
import { type ProviderReply, piecesOf, post } from "./provider-fetch.ts";
import { type ChatModel, type Model, sdk } from "./registry.ts";
import type { ModelAddress } from "./settings.ts";

type End = Awaited<ReturnType<ChatModel["convertResponse"]>>;

/**
 * A chat call, as the SDK's streams give it: the SDK makes the request and reads its end. What comes in between is read
 * here, since the web streams of the SDK cost more than all else of a call.
 */
export async function* chatCall(
  model: ChatModel,
  address: ModelAddress,
  options: Parameters<Model["doGenerate"]>[0],
): AsyncGenerator<Delta | ({ type: "finish" } & Pick<End, "finishReason" | "usage">), void, void> {
  const { body: request } = await model.prepareRequest(options);
  const url = new URL(`${address.baseURL}/chat/completions`);
  const headers = headersOf(address);
  const init = { headers, body: JSON.stringify(request), signal: options.abortSignal ?? null };
  const reply = await post(url, init, address).catch(async (error) => {
    throw error instanceof TypeError ? await callError(url, { message: error.message, cause: error.cause }) : error;
  });
  if (reply.status < 200 || reply.status >= 300) throw await callError(url, await refusalOf(reply, address));
  const reader = chatReader(() => engineFault("not_an_api", address));
  for await (const piece of piecesOf(reply.body, address)) {
    yield* reader.next(piece);
    if (reader.isBroken()) break;
  }
  yield* reader.last();
  const { finishReason, usage } = await model.convertResponse({ body: reader.body() });
  yield { type: "finish", finishReason, usage };
}

/** A key in a header of its own is sent there alone. */
function headersOf({ apiKey, headers }: ModelAddress): Record<string, string> {
  const isElsewhere = apiKey === undefined || Object.values(headers).includes(apiKey);
  const own = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    "content-type": "application/json",
    ...(!isElsewhere && { authorization: `Bearer ${apiKey}` }),
    ...Object.fromEntries(own),
  };
}

async function refusalOf({ status, headers, body }: ProviderReply, address: ModelAddress) {
  return {
    message: `HTTP status ${status}`,
    statusCode: status,
    responseHeaders: Object.fromEntries(headers),
    responseBody: await text(piecesOf(body, address)),
  };
}

async function callError(url: URL, what: { message: string; cause?: unknown; statusCode?: number }) {
  const { APICallError } = await sdk();
  return new APICallError({ url: url.href, requestBodyValues: null, ...what });
}

type Json = Record<string, unknown>;

/** A piece of a reply as it comes, named as the SDK's streams name it. */
type Delta = { type: "text-delta" | "reasoning-delta"; delta: string };

type ChatReader = {
  next: (piece: Uint8Array) => Delta[];
  last: () => Delta[];
  /** Whether an event cannot be read or reports an error, after which nothing is read. */
  isBroken: () => boolean;
  /** The end of the reply as the body of a whole one, whose text is left out; without choices where it has no end. */
  body: () => Json;
};

/**
 * Reads a chat reply as an event stream, or as one JSON body where a server sends that. Counts that are no numbers are
 * left out: one odd count would cost the whole answer. A page is a fault.
 */
export function chatReader(pageFault: () => Error): ChatReader {
  const decoder = new TextDecoder();
  let kind: "events" | "body" | null = null;
  let deltas: Delta[] = [];
  const body: string[] = [];
  let finish: string | null = null;
  let refusal = "";
  let usage: unknown;
  let isBroken = false;

  const take = (data: string, usualFinish: string | null) => {
    if (isBroken || data.trim() === "") return;
    // A stream that comes to its end without a reason has stopped.
    if (data.startsWith("[DONE]")) finish ??= "stop";
    else {
      const event = parsed(data);
      isBroken = event === null || (event.error ?? null) !== null;
      if (event !== null) takeEvent(event, usualFinish);
    }
  };
  const takeEvent = (event: Json, usualFinish: string | null) => {
    usage = event.usage ?? usage;
    const choice = listOf(event.choices)[0];
    if (choice === undefined) return;
    const reason = choice.finish_reason ?? usualFinish;
    if (typeof reason === "string") finish = reason;
    const delta = (choice.delta ?? choice.message ?? {}) as Json;
    say("reasoning-delta", delta.reasoning_content ?? delta.reasoning);
    say("text-delta", Array.isArray(delta.content) ? textOf(delta.content) : delta.content);
    say("text-delta", delta.refusal);
    if (typeof delta.refusal === "string") refusal += delta.refusal;
  };
  const say = (type: Delta["type"], text: unknown) => {
    if (typeof text === "string" && text !== "") deltas.push({ type, delta: text });
  };
  const parser = createParser({ onEvent: ({ data }) => take(data, null) });
  const speech = () => {
    const all = deltas;
    deltas = [];
    return all;
  };
  return {
    next(piece) {
      const decoded = decoder.decode(piece, { stream: true });
      const text = kind === null ? decoded.trimStart() : decoded;
      if (text === "") return [];
      kind ??= kindOf(text);
      if (kind === "events") parser.feed(text);
      else if (body.length === 0 && text.startsWith("<")) throw pageFault();
      else body.push(text);
      return speech();
    },
    last() {
      if (kind === "events") parser.feed(`${decoder.decode()}\n\n`);
      // Some servers end a body as they end a stream.
      else take(`${body.join("")}${decoder.decode()}`.trim().replace(/data:\s{0,9}\[DONE\]$/, ""), "stop");
      return speech();
    },
    isBroken: () => isBroken,
    body: () => ({
      choices: isBroken || finish === null ? [] : [{ message: { refusal }, finish_reason: finish }],
      ...(typeof usage === "object" && usage !== null && { usage: numbersOf(usage as Json) }),
    }),
  };
}

/** What a reply is by its first signs, of which there may be one. */
const kindOf = (first: string): "events" | "body" =>
  /^(?:data|event|id|retry)?:/.test(first) || "data: event: retry: id:".includes(first) ? "events" : "body";

function parsed(text: string): Json | null {
  const value: unknown = valueOr(() => JSON.parse(text), null);
  return isObject(value) ? value : null;
}

const listOf = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

const textOf = (parts: unknown[]): string =>
  parts.map((part) => (typeof part === "string" ? part : String(ownValue(part as Json, "text") ?? ""))).join("");

const numbersOf = (usage: Json): Json =>
  Object.fromEntries(
    Object.entries(usage)
      .filter(([, value]) => typeof value === "number" || (typeof value === "object" && value !== null))
      .map(([name, value]) => [name, typeof value === "number" ? value : numbersOf(value as Json)]),
  );
