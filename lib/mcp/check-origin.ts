import { validateHostHeader, validateOriginHeader } from "@modelcontextprotocol/server";
import { env } from "../env.ts";

const loopback = ["localhost", "127.0.0.1", "[::1]"];
const isLoopback = (name: string) => loopback.includes(name) || name === "::1" || name.startsWith("127.");

/** The names under which this service is called: its public one, the one it listens on, loopback names when that is one. */
export function ownNames(): string[] {
  const { PUBLIC_URL, HOSTNAME } = env();
  const bound = HOSTNAME.includes(":") ? `[${HOSTNAME}]` : HOSTNAME;
  return [new URL(PUBLIC_URL).hostname, bound, ...(isLoopback(HOSTNAME) ? loopback : [])];
}

/**
 * Why a request must not be answered: a Host or an Origin that is not this service's, as a page of another site sends
 * that has pointed its own name at this machine (DNS rebinding). Null for one without an Origin: no browser sent it.
 */
export function faultOfOrigin(request: Request): string | null {
  const names = ownNames();
  const host = request.headers.get("host");
  if (!validateHostHeader(host, names).ok)
    return `The Host ${JSON.stringify(host)} is not this service's. Call it at ${env().PUBLIC_URL}, or set PUBLIC_URL to the address it is called at.`;
  const origin = request.headers.get("origin");
  if (origin === null || validateOriginHeader(origin, names).ok) return null;
  return `The Origin ${JSON.stringify(origin)} is not this service's: pages of other sites may not call it.`;
}
