import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { outdatedAnswers } from "../about/keep-briefly.ts";
import { storageVersion } from "../db/storage-version.ts";
import { contentSecurityPolicy } from "../net/named-response.ts";
import { collectAnswer } from "./collect-answer.ts";
import { isCompressed } from "./negotiation.ts";
import { type CachedPage, cachedPage, cachePage, gzipWith, pageFrom, pageWith } from "./page-cache.ts";

/** Pages made from their address and from rows of storage alone, which show all readers the same. */
export const publicPages =
  /^\/(about|activity|ask|changelog|compare|contact|demand|dimensions|docs|docs\/research|keys\/[^/]+|moderation|participate|privacy|questions|questions\/[^/]+|report\/[^/]+|report\/[^/]+\/(interviews\/[^/]+|method|personas|replay)|reviews|reviews\/[^/]+|search|sources|stats|studies|terms|tools|tools\/[^/]+|tools\/[^/]+\/reviews)?$/;

/** Headers of Next's own requests, which get data in place of a page. */
const ofNext = /^(rsc$|next-|x-next|x-middleware)/;

/** The key of a page that may be kept; null for any other request, such as one with a session. */
function pageKey({ method, url = "", headers }: IncomingMessage): string | null {
  const theme = /^(?:theme=(light|dark))?$/.exec(headers.cookie ?? "");
  if (method !== "GET" || theme === null || !publicPages.test(url.split("?", 1)[0]!)) return null;
  if (Object.keys(headers).some((name) => ofNext.test(name))) return null;
  return `${theme[1] ?? "system"} ${url}`;
}

/** Sends the kept page with a nonce of its own; false when it must be made first, which then keeps it where it may be. */
export async function sendCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  nonce: string,
): Promise<boolean> {
  const key = pageKey(request);
  const version = key === null ? null : await storageVersion().catch(() => null);
  if (key === null || version === null) return false;
  const coding = request.headers["accept-encoding"]?.toString() ?? null;
  const page = cachedPage(key, version);
  if (page === undefined) keepWhenMade(request, response, { key, version, nonce, coding });
  else await send(response, page, { key, nonce, coding });
  return page !== undefined;
}

type Sending = { key: string; nonce: string; coding: string | null };

async function send(response: ServerResponse, page: CachedPage, { key, nonce, coding }: Sending): Promise<void> {
  const plain = pageWith(page, nonce);
  const isGzip = isCompressed(coding, plain.length);
  for (const [name, value] of page.headers) response.setHeader(name, value.replaceAll(page.placeholder, nonce));
  if (!/accept-encoding/i.test(String(response.getHeader("vary")))) response.appendHeader("vary", "Accept-Encoding");
  if (isGzip) response.setHeader("content-encoding", "gzip");
  const bytes = isGzip ? await gzipWith(key, page, nonce) : plain;
  response.setHeader("content-length", bytes.length);
  response.writeHead(response.statusCode).end(bytes);
}

/** The page is made with a placeholder for the nonce that no reader gets, so no post can hold it. */
function keepWhenMade(request: IncomingMessage, response: ServerResponse, of: Sending & { version: string }): void {
  const placeholder = randomBytes(16).toString("base64");
  const startedAt = new Date();
  const outdated = outdatedAnswers();
  request.headers["content-security-policy"] = contentSecurityPolicy(placeholder);
  // It is compressed once the nonces are in their places.
  delete request.headers["accept-encoding"];
  collectAnswer(response, (html, headers) => {
    const page = pageFrom({ version: of.version, headers, html, placeholder, startedAt });
    // Statistics may be older than the version that was read: which page shows them is not known here.
    if (isWhole(response, html) && outdatedAnswers() === outdated) cachePage(of.key, page);
    send(response, page, of).catch(() => response.destroy());
  });
}

/** Whether a page is the one that its address has: no part failed, which Next marks, and none is to be loaded again soon. */
function isWhole(response: ServerResponse, html: Buffer): boolean {
  return (
    response.statusCode === 200 &&
    !response.destroyed &&
    !response.hasHeader("set-cookie") &&
    /^text\/html/.test(String(response.getHeader("content-type"))) &&
    html.subarray(-20).includes("</html>") &&
    !html.includes("<template data-dgst") &&
    !html.includes('http-equiv="refresh"')
  );
}
