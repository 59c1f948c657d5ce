import { pipeline, type Readable, type Transform } from "node:stream";
import { ReadableStream } from "node:stream/web";
import { constants, createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { Agent, EnvHttpProxyAgent, request } from "undici";
import { isOnThisMachine } from "../../net/this-machine.ts";
import { madeOnce } from "../../process-wide.ts";
import { EngineFault } from "../engine-fault.ts";
import { engineFault, replyBytes } from "./fault-of.ts";
import type { ModelAddress } from "./settings.ts";

const { Z_SYNC_FLUSH, BROTLI_OPERATION_FLUSH } = constants;
/** What is there is passed on at once, and a body that lacks its last bytes is read all the same. */
const zlib = { flush: Z_SYNC_FLUSH, finishFlush: Z_SYNC_FLUSH };
const brotli = { flush: BROTLI_OPERATION_FLUSH, finishFlush: BROTLI_OPERATION_FLUSH };
const decoders = new Map<string, () => Transform>([
  ["gzip", () => createGunzip(zlib)],
  ["x-gzip", () => createGunzip(zlib)],
  ["deflate", () => createInflate(zlib)],
  ["br", () => createBrotliDecompress(brotli)],
]);
const mostEncodings = 5;

/** A body as it was before its `Content-Encoding`; as it is where it has none, or one that was not requested. */
function decompressed(body: Readable, encoding: string | null): Readable {
  const names = (encoding ?? "")
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter(Boolean);
  const steps = names.flatMap((name) => decoders.get(name) ?? []);
  if (names.length === 0 || steps.length < names.length || names.length > mostEncodings) return body;
  const chain = steps.toReversed().map((decoder) => decoder());
  pipeline([body, ...chain], () => {});
  return chain.at(-1)!;
}

/** Without limits of its own: how long a call may take is the study's to say. */
const patient = { headersTimeout: 0, bodyTimeout: 0 };
const direct = madeOnce("model-agent", () => new Agent(patient));
const proxied = madeOnce("model-proxy-agent", () => new EnvHttpProxyAgent(patient));

/** The proxies of the environment are for other machines. */
const dispatcherFor = ({ baseURL }: ModelAddress) => (isOnThisMachine(baseURL) ? direct() : proxied());

/** What every fetch sends; some gateways turn away calls without it. */
const usual = { accept: "*/*", "accept-language": "*", "sec-fetch-mode": "cors" };

type Head = { status: number; headers: Headers };
export type ProviderReply = Head & { body: Readable };

/** A fetch for the packages of the models, at a third of the price of the web's own. */
export function providerFetch(address: ModelAddress): typeof fetch {
  return async (input, init) => {
    const { status, headers, body } = await post(
      new URL(input instanceof Request ? input.url : input),
      init ?? {},
      address,
    );
    const hasBody = !bodiless.includes(status);
    if (!hasBody) body.destroy();
    return new Response(hasBody ? (ReadableStream.from(piecesOf(body, address)) as BodyInit) : null, {
      status,
      headers,
    });
  };
}

const bodiless = [204, 205, 304];

/**
 * Sends one call of a model; its reply is not compressed any more. It follows one redirect to the same origin that keeps
 * method, headers and body, and no other: the key and the prompt go to no other server.
 */
export async function post(url: URL, init: RequestInit, address: ModelAddress): Promise<ProviderReply> {
  for (const [name, value] of address.query) url.searchParams.set(name, value);
  const first = await send(url, init, address);
  const next = nextOf(first, url);
  if (next === null) return first;
  first.body.destroy();
  const second = next === "elsewhere" ? null : await send(next, init, address);
  if (second !== null && nextOf(second, url) === null) return second;
  second?.body.destroy();
  throw engineFault("redirected", address);
}

async function send(to: URL, { headers, body, signal }: RequestInit, address: ModelAddress): Promise<ProviderReply> {
  const response = request(to, {
    method: "POST",
    headers: {
      ...usual,
      "accept-encoding": to.protocol === "https:" ? "br, gzip, deflate" : "gzip, deflate",
      ...(headers as Record<string, string>),
    },
    body: body as string,
    signal: signal ?? null,
    dispatcher: dispatcherFor(address),
  });
  const reply = await response.catch((cause) => {
    // As a fetch has it, for the SDK.
    throw new TypeError("fetch failed", { cause });
  });
  // A body that is left unread fails, and nobody is there to hear it.
  reply.body.on("error", () => {});
  const all = Object.entries(reply.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  const own = new Headers(all);
  return { status: reply.statusCode, headers: own, body: decompressed(reply.body, own.get("content-encoding")) };
}

/** Where a reply sends its call; null for one that sends it nowhere. */
function nextOf({ status, headers }: Head, from: URL): URL | "elsewhere" | null {
  const location = headers.get("location");
  if (status < 300 || status >= 400 || location === null) return null;
  const to = URL.parse(location, from);
  const isHere = to?.origin === from.origin && to.username === "" && to.password === "";
  return isHere && (status === 307 || status === 308) ? to : "elsewhere";
}

/** The pieces of a body as they come; it fails once it has more bytes than any answer needs, counted after decompression. */
export async function* piecesOf(body: Readable, address: ModelAddress): AsyncGenerator<Uint8Array, void, void> {
  let bytes = 0;
  try {
    for await (const piece of body as AsyncIterable<Buffer>) {
      bytes += piece.byteLength;
      if (bytes > replyBytes) throw engineFault("reply_too_large", address);
      yield piece;
    }
  } catch (error) {
    // A connection that broke in the middle, as a fetch has it.
    throw error instanceof EngineFault ? error : new TypeError("terminated", { cause: error });
  }
}
