import type { Readable } from "node:stream";
import { Agent, EnvHttpProxyAgent, request } from "undici";
import { isOnThisMachine } from "../../ai-providers.ts";
import { decompressed } from "./decompressed.ts";
import { eventStreamRewriter, type Rewriter } from "./event-stream.ts";
import { engineFault, replyBytes } from "./fault-of.ts";
import type { ModelAddress } from "./settings.ts";

/** Without limits of its own: how long a call may take is the study's to say. */
const patient = { headersTimeout: 0, bodyTimeout: 0 };
let direct: Agent | undefined;
let proxied: EnvHttpProxyAgent | undefined;

/** The proxies of the environment (HTTP_PROXY, HTTPS_PROXY, NO_PROXY) are for other machines. */
const dispatcherFor = (address: ModelAddress) => {
  if (isOnThisMachine(address.baseURL)) {
    direct ??= new Agent(patient);
    return direct;
  }
  proxied ??= new EnvHttpProxyAgent(patient);
  return proxied;
};

/** What every fetch sends; some gateways turn away calls without it. */
const usual = { accept: "*/*", "accept-language": "*", "sec-fetch-mode": "cors" };

type Head = { status: number; headers: Headers };
type Reply = Head & { body: Readable };

/**
 * A fetch for the calls of a model, at a third of the price of the web's own: it follows one 307 or 308 to the same origin,
 * with method, headers and body, and no other redirect: the key and the prompt go to no other server. A reply ends at a limit.
 */
export function providerFetch(address: ModelAddress): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    for (const [name, value] of address.query) url.searchParams.set(name, value);
    const sent = (to: URL) => send(to, init ?? {}, address);
    const first = await sent(url);
    const next = nextOf(first, url);
    if (next === null) return read(first, address);
    first.body.destroy();
    const second = next === "elsewhere" ? null : await sent(next);
    if (second !== null && nextOf(second, url) === null) return read(second, address);
    second?.body.destroy();
    throw engineFault("redirected", address);
  };
}

async function send(to: URL, { headers, body, signal }: RequestInit, address: ModelAddress): Promise<Reply> {
  const sent = request(to, {
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
  const reply = await sent.catch((cause) => {
    // As a fetch has it, for the SDK.
    throw new TypeError("fetch failed", { cause });
  });
  // A body that is left unread fails, and nobody is there to hear it.
  reply.body.on("error", () => {});
  const all = Object.entries(reply.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return { status: reply.statusCode, headers: new Headers(all), body: reply.body };
}

/** A reply that is read once, within its limit; a chat reply that answers is made an event stream. */
function read({ status, headers, body }: Reply, address: ModelAddress): Response {
  if (bodiless.includes(status)) {
    body.destroy();
    return new Response(null, { status, headers });
  }
  const whole = decompressed(body, headers.get("content-encoding"));
  if (address.form !== "chat" || status >= 300) return new Response(bounded(whole, address, null), { status, headers });
  headers.set("content-type", "text/event-stream");
  for (const name of ["content-length", "content-encoding"]) headers.delete(name);
  const rewriter = eventStreamRewriter(() => engineFault("not_an_api", address));
  return new Response(bounded(whole, address, rewriter), { status, headers });
}
/** The statuses of which a reply has no body. */
const bodiless = [204, 205, 304];

/** Where a reply sends its call; null for one that sends it nowhere. */
function nextOf({ status, headers }: Head, from: URL): URL | "elsewhere" | null {
  const location = headers.get("location");
  if (status < 300 || status >= 400 || location === null) return null;
  const to = URL.parse(location, from);
  const isHere = to?.origin === from.origin && to.username === "" && to.password === "";
  return isHere && (status === 307 || status === 308) ? to : "elsewhere";
}

const encoder = new TextEncoder();

/** A body that fails once it has more bytes than any answer needs, counted after decompression, as they come. */
function bounded(body: Readable, address: ModelAddress, rewriter: Rewriter | null): ReadableStream<Uint8Array> {
  const pieces: AsyncIterator<Buffer> = body[Symbol.asyncIterator]();
  let bytes = 0;
  /** The next bytes that are passed on; null at the end. */
  const next = async (): Promise<Uint8Array | null> => {
    for (;;) {
      const { done, value } = await pieces.next();
      if (done) return null;
      bytes += value.byteLength;
      if (bytes > replyBytes) throw engineFault("reply_too_large", address);
      const passed = rewriter === null ? value : encoder.encode(rewriter.next(value));
      if (passed.byteLength > 0) return passed;
    }
  };
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const passed = await next();
        if (passed !== null) return controller.enqueue(passed);
        const last = rewriter?.last() ?? "";
        if (last !== "") controller.enqueue(encoder.encode(last));
        controller.close();
      } catch (error) {
        controller.error(error);
        body.destroy();
      }
    },
    cancel() {
      body.destroy();
    },
  });
}
