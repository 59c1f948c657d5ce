import { validateHostHeader, validateOriginHeader } from "@modelcontextprotocol/server";
import { env } from "../env.ts";

const loopback = ["localhost", "127.0.0.1", "[::1]"];
const isLoopback = (name: string) => loopback.includes(name) || /^(127\.|\[::ffff:7f[\da-f]{2}:)/.test(name);
const isEverywhere = (name: string) => ["0.0.0.0", "[::]"].includes(name);

/** The same name with and without the dot that ends it in DNS. */
const withoutDot = (name: string) => name.replace(/\.(?=(:\d*)?$)/, "");

/** A name as addresses write it: in lower case, and an IPv6 address in brackets and in its short form. */
function written(name: string): string {
  const host = name.includes(":") ? `[${name}]` : name;
  return withoutDot(URL.parse(`http://${host}`)?.hostname ?? name);
}

/**
 * The names under which this service is called: its public one, the one it listens on, and the loopback names when one of
 * these is such a name, as the public one is while nobody has set it.
 */
function ownNames(): string[] {
  const named = [withoutDot(new URL(env().PUBLIC_URL).hostname), written(env().HOSTNAME)];
  return named.some(isLoopback) ? [...named, ...loopback] : named;
}

/**
 * Why a request must not be answered: a Host or an Origin that is not this service's, as a page of another site sends
 * that has pointed its own name at this machine (DNS rebinding). Null for one without an Origin: no browser sent it.
 */
export function faultOfOrigin(request: Request): string | null {
  const names = ownNames();
  const host = request.headers.get("host");
  if (!validateHostHeader(withoutDot(host ?? ""), names).ok) return faultOfHost(host);
  const origin = request.headers.get("origin");
  if (origin === null || validateOriginHeader(withoutDot(origin), names).ok) return null;
  return `The Origin ${JSON.stringify(origin)} is not this service's: pages of other sites may not call it.`;
}

/** Who listens everywhere without a public name is called at one that only its operator knows. */
function faultOfHost(host: string | null): string {
  const { PUBLIC_URL, HOSTNAME } = env();
  const named = JSON.stringify(host);
  return isEverywhere(written(HOSTNAME)) && isLoopback(new URL(PUBLIC_URL).hostname)
    ? `Set PUBLIC_URL to the address it is called at, or call it at ${PUBLIC_URL}: the Host ${named} is not this service's.`
    : `The Host ${named} is not this service's. Call it at ${PUBLIC_URL}, or set PUBLIC_URL to the address it is called at.`;
}
