import type { Door } from "../console/contract.ts";

/** What is below these addresses is for programs, an address without an operation too. */
const roots = String.raw`api|mcp|research\/mcp|oauth|\.well-known`;
const below = new RegExp(`^/(${roots})([/?]|$)`);
const finalSlash = new RegExp(`^(/(?:(?:${roots})(?:/[^?]*)?|authorize|token|register))/(?=\\?|$)`);

const files =
  /^\/(token|register|openapi\.json|metrics|report\/[^/?]+\/events|feeds\/[^/?]+(\/[^/?]+)?|badge\/[^/?]+|research\/server\.json|llms\.txt|skill\.md|server\.json|opensearch\.xml|sitemap\.xml|sitemaps\/[^/?]+)(\?|$)/;

/** Where programs call, for a client that called elsewhere. */
export const doorsInWords =
  "Over MCP: POST /mcp for ratings, POST /research/mcp for research. Over HTTP: GET /openapi.json describes the ratings, GET /api/v1/openapi.json the research.";

/** Whether an address is that of an MCP endpoint. */
export const isMcp = (url: string) => /^\/(research\/)?mcp(\?|$)/.test(url);

/** Whether a person's browser opens an address of OAuth. */
const isConsent = (url: string) => /^\/oauth\/(authorize|consent)([/?]|$)/.test(url);

/** Whether a handler answers an address and sets its own headers; otherwise a page does. */
export const isApi = (url: string) => (below.test(url) && !isConsent(url)) || files.test(url);

/** An address for programs as it is without a final slash, which many clients add; a page's is left to Next's redirect. */
export const withoutFinalSlash = (url: string) => url.replace(finalSlash, "$1");

/** The pages and files by which an operator sees the service: the reads of each are counted apart from all others. */
export const watchOf = (url: string): string | undefined =>
  /^\/(operator|status|metrics|api\/health)(?=[./?]|$)/.exec(url)?.[1];

/** The door of an address. */
export function doorName(url: string): Door {
  if (url.startsWith("/api/")) return url.startsWith("/api/v1/") ? "research" : "ratings";
  if (url.startsWith("/_next/")) return "files";
  if (isMcp(url)) return url.startsWith("/mcp") ? "mcp" : "connector";
  if (/^\/(oauth|\.well-known|token|register|authorize)\b/.test(url)) return "oauth";
  return "pages";
}
