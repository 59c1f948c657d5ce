import { text } from "node:stream/consumers";
import { chatReader, type Delta } from "./chat-reader.ts";
import { engineFault } from "./fault-of.ts";
import { type ProviderReply, piecesOf, post } from "./provider-fetch.ts";
import { type ChatModel, type Model, sdk } from "./registry.ts";
import type { ModelAddress } from "./settings.ts";

type Options = Parameters<Model["doGenerate"]>[0];
type End = Awaited<ReturnType<ChatModel["convertResponse"]>>;

/**
 * A chat call, as the SDK's streams give it: the SDK makes the request and reads its end. What comes in between is read
 * here, since the four web streams of the SDK cost more than all else of a call.
 */
export async function* chatCall(
  model: ChatModel,
  address: ModelAddress,
  options: Options,
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
