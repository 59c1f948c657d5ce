import { Agent, EnvHttpProxyAgent, fetch as fetchBy } from "undici";
import { isOnThisMachine } from "../../ai-providers.ts";
import { asEventStream } from "./event-stream.ts";
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

/**
 * A fetch for the calls of a model. It follows one 307 or 308 to the same origin, with method, headers and body, and no
 * other redirect: the key and the prompt go to no other server. A reply ends at a limit.
 */
export function providerFetch(address: ModelAddress): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    for (const [name, value] of address.query) url.searchParams.set(name, value);
    const sent = { ...init, redirect: "manual", dispatcher: dispatcherFor(address) } as const;
    const send = async (to: URL) => (await fetchBy(to, sent as Parameters<typeof fetchBy>[1])) as unknown as Response;
    const first = await send(url);
    const next = nextOf(first, url);
    if (next === null) return read(first, address);
    await first.body?.cancel();
    const second = next === "elsewhere" ? null : await send(next);
    if (second !== null && nextOf(second, url) === null) return read(second, address);
    await second?.body?.cancel();
    throw engineFault("redirected", address);
  };
}

const read = (reply: Response, address: ModelAddress): Response => {
  const whole = bounded(reply, address);
  return address.form === "chat" ? asEventStream(whole, () => engineFault("not_an_api", address)) : whole;
};

/** Where a reply sends its call; null for one that sends it nowhere. */
function nextOf({ status, headers }: Response, from: URL): URL | "elsewhere" | null {
  const location = headers.get("location");
  if (status < 300 || status >= 400 || location === null) return null;
  const to = URL.parse(location, from);
  const isHere = to?.origin === from.origin && to.username === "" && to.password === "";
  return isHere && (status === 307 || status === 308) ? to : "elsewhere";
}

/** A reply that fails once it has more bytes than any answer needs, counted after decompression, as they come. */
function bounded(reply: Response, address: ModelAddress): Response {
  if (reply.body === null) return reply;
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > replyBytes) controller.error(engineFault("reply_too_large", address));
      else controller.enqueue(chunk);
    },
  });
  const { status, headers } = reply;
  return new Response(reply.body.pipeThrough(counted), { status, headers: [...headers] });
}
