import type { Server } from "node:http";
import { env } from "../env.ts";

const twoYears = 63_072_000;

/** The header by which the readers of a service with an https address keep to https (RFC 6797, 7.2). */
export const strictTransport = (): Record<string, string> =>
  env().PUBLIC_URL.startsWith("https:") ? { "Strict-Transport-Security": `max-age=${twoYears}` } : {};

/** Puts it on each answer of a server, before anything else writes to it. */
export function keepToHttps(server: Server): void {
  const headers = new Map(Object.entries(strictTransport()));
  server.prependListener("request", (_, response) => response.setHeaders(headers));
}
