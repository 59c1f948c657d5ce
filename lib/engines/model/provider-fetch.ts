import { engineFault, replyBytes } from "./fault-of.ts";
import type { ModelAddress } from "./settings.ts";

/**
 * A fetch for the calls of a model. It follows one 307 or 308 to the same origin, with method, headers and body, and no
 * other redirect: the key and the prompt go to no other server. A reply ends at a limit.
 */
export function providerFetch(address: ModelAddress): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const sent = { ...init, redirect: "manual" } as const;
    const first = await fetch(url, sent);
    const next = nextOf(first, url);
    if (next === null) return bounded(first, address);
    await first.body?.cancel();
    const second = next === "elsewhere" ? null : await fetch(next, sent);
    if (second !== null && nextOf(second, url) === null) return bounded(second, address);
    await second?.body?.cancel();
    throw engineFault("redirected", address);
  };
}

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
  return new Response(reply.body.pipeThrough(counted), reply);
}
