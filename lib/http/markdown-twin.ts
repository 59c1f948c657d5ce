import type { IncomingMessage, ServerResponse } from "node:http";
import { FastResponse, sendNodeResponse } from "srvx/node";
import { noCopy, publicCopy } from "../contract.ts";
import { partOf } from "../cut-text.ts";
import { env } from "../env.ts";
import { twinAddress } from "../format.ts";
import { collectAnswer } from "./collect-answer.ts";
import { accepts, qualitiesIn } from "./negotiation.ts";
import { markdownType, respondText } from "./respond.ts";
import { publicPages } from "./send-cached-page.ts";

/** A page that is to be answered as Markdown: its address and that of its twin, whether Accept asks for it, and its section. */
type Twin = { page: string; twin: string; isNegotiated: boolean; section?: string };

/** Reads whether a request is for the Markdown of a page: by the ending .md, or by its Accept header. */
export function twinOf({
  method,
  url = "",
  headers,
}: Pick<IncomingMessage, "method" | "url" | "headers">): Twin | null {
  if (method !== "GET" && method !== "HEAD") return null;
  const [path = "", query] = url.split("?", 2) as [string, string?];
  const rest = query === undefined ? "" : `?${query}`;
  const address = /^(\/.+)\.md$/.exec(path)?.[1]?.replace(/^\/index$/, "/");
  if (address !== undefined && hasTwin(address))
    return { page: `${address}${rest}`, twin: `${path}${rest}`, isNegotiated: false };
  const [, page = "", section] = /^(\/.+)\/([\w-]+)$/.exec(address ?? "") ?? [];
  if (isInSections(page)) return { page, twin: path, isNegotiated: false, section };
  if (!hasTwin(path) || !prefersMarkdown(headers.accept ?? null)) return null;
  return { page: url, twin: twinAddress(url), isNegotiated: true };
}

/** Pages whose sections have Markdown of their own, at the page's address, a slash and the section's id. */
const isInSections = (page: string) => /^\/docs(\/research)?$/.test(page);

/** Public pages that are not kept: they differ for who is signed in, or by the minute. */
const unkeptPages = /^\/(?:personas|research|simulate|status)$/;

/** Reports have a Markdown form of their own. */
const hasTwin = (path: string) => (publicPages.test(path) && !path.startsWith("/report/")) || unkeptPages.test(path);

/** Whether a client names Markdown and likes it at least as well as HTML, by the most specific range (RFC 9110, 12.5.1). */
export function prefersMarkdown(header: string | null): boolean {
  if (!accepts(header, "text/markdown")) return false;
  const quality = qualitiesIn(header);
  const html = quality.get("text/html") ?? quality.get("text/*") ?? quality.get("*/*") ?? 0;
  return quality.get("text/markdown")! >= html;
}

/**
 * Has the page made as for a reader without a session, and sends what it says as Markdown. Only the address ending in .md
 * may be cached: a cache between that ignores Vary would give readers of the page Markdown.
 */
export function answerAsMarkdown(request: IncomingMessage, response: ServerResponse, of: Twin): void {
  const isHead = request.method === "HEAD";
  const { "if-none-match": tag, "accept-encoding": _, cookie: __, ...headers } = request.headers;
  Object.assign(request, { method: "GET", url: of.page, headers: { ...headers, accept: "text/html" } });
  collectAnswer(response, (html, _headers) => {
    sendMarkdown(response, of, { html: html.toString(), isHead, tag }).catch(() => response.destroy());
  });
}

function twinOfTarget(location: string): string {
  const target = location.startsWith(env().PUBLIC_URL) ? partOf(location, env().PUBLIC_URL.length) : location;
  return hasTwin(target.split("?", 1)[0]!) ? twinAddress(target) : location;
}

type Page = { html: string; isHead: boolean; tag: string | undefined };

async function sendMarkdown(response: ServerResponse, of: Twin, { html, isHead, tag }: Page): Promise<void> {
  // Loaded late: parsing takes longer to load than most services need it.
  const { pageMarkdown } = await import("./page-markdown.ts");
  const location = response.getHeader("location");
  const base = env().PUBLIC_URL;
  const section = of.section ?? (isInSections(of.page) ? "" : undefined);
  const markdown = html.includes("<main") ? pageMarkdown(html, `${base}${of.page}`, section) : "";
  if (markdown === null) response.statusCode = 404;
  const text = markdown ?? `This page has no section of that name: ${base}${of.page}.md lists them.\n`;
  const status = response.statusCode;
  for (const name of ["link", "vary", "content-type", "cache-control"]) response.removeHeader(name);
  const cache = of.isNegotiated || status !== 200 ? noCopy : publicCopy;
  const request = new Request(base, { headers: tag === undefined ? {} : { "if-none-match": tag } });
  const head = { status, cache, spent: [], link: `<${base}${of.page}>; rel="canonical"` };
  const answer = respondText(request, { type: markdownType, text }, head);
  answer.headers.set("Content-Type", markdownType);
  if (of.isNegotiated) answer.headers.set("Vary", "Accept, Accept-Encoding");
  if (of.isNegotiated) answer.headers.set("Content-Location", of.twin);
  // A page of several addresses leads to its one: from a twin to a twin.
  if (typeof location === "string") answer.headers.set("Location", of.isNegotiated ? location : twinOfTarget(location));
  if (/<meta name="robots" content="noindex/.test(html)) answer.headers.set("X-Robots-Tag", "noindex");
  const body = isHead ? null : answer.body;
  await sendNodeResponse(response, new FastResponse(body, { status: answer.status, headers: answer.headers }));
}
