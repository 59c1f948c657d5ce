import type { Server } from "node:http";
import { env } from "../env.ts";

/** The allowed sources of a page: its own origin's files, and scripts with this answer's nonce. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    // React writes the style attributes of server-drawn charts; no stylesheet from elsewhere is allowed.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}

/** The security headers of every page (OWASP ASVS 5.0, 3.4). */
export function pageHeaders(nonce: string): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(nonce),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
  };
}

const twoYears = 63_072_000;

/** The header by which the readers of a service with an https address keep to https (RFC 6797, 7.2). */
export const strictTransport = (): Record<string, string> =>
  env().PUBLIC_URL.startsWith("https:") ? { "Strict-Transport-Security": `max-age=${twoYears}` } : {};

/** Puts it on each answer of a server, before anything else writes to it. */
export function keepToHttps(server: Server): void {
  const headers = new Map(Object.entries(strictTransport()));
  server.prependListener("request", (_, response) => response.setHeaders(headers));
}
