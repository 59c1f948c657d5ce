import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { constants, crc32, deflateRaw } from "node:zlib";
import { LRUCache } from "lru-cache";
import { outdatedAnswers } from "../about/keep-briefly.ts";
import { storageVersion } from "../db/statements.ts";
import { ageChangesAt } from "../format.ts";
import { contentSecurityPolicy } from "../net/named-response.ts";
import { collectAnswer } from "./collect-answer.ts";
import { isCompressed, memoryShare } from "./negotiation.ts";

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

/** A page kept for readers without a session, with gaps for the nonce of each answer. */
type CachedPage = {
  version: string;
  /** When an age on it changes its words, in milliseconds since 1970. */
  changesAt: number;
  headers: [name: string, value: string][];
  /** What the nonce replaces in the headers. */
  placeholder: string;
  /** The texts around each nonce. */
  pieces: Buffer[];
  /** The same, compressed as parts of one deflate stream; null until first needed. */
  deflated: Buffer[] | null;
};

/** The memory for kept pages. */
export const pagesBytes = memoryShare(64, 32);

const entryBytes = 2_048;
const sum = (buffers: Buffer[]) => buffers.reduce((bytes, { length }) => bytes + length, 0);

const pages = new LRUCache<string, CachedPage>({
  maxSize: pagesBytes,
  sizeCalculation: ({ pieces, deflated }, key) => key.length + sum(pieces) + sum(deflated ?? []) + entryBytes,
});

/** The kept page of an address in a theme, if it is of this version and its ages are still true. */
export function cachedPage(key: string, version: string): CachedPage | undefined {
  const page = pages.get(key);
  return page?.version === version && Date.now() < page.changesAt ? page : undefined;
}

type Rendering = Pick<CachedPage, "version" | "headers" | "placeholder"> & { html: Buffer; startedAt: Date };

/** Keeps a page under its address and theme. */
export const cachePage = (key: string, page: CachedPage): void => void pages.set(key, page);

/** A page that was made with a placeholder for its nonce. */
export function pageFrom({ html, startedAt, ...rest }: Rendering): CachedPage {
  const text = html.toString();
  const moments = [...text.matchAll(/ dateTime="([^"]+)"/gi)].map(([, moment]) => ageChangesAt(moment!, startedAt));
  const changesAt = Math.min(...moments.filter((moment) => !Number.isNaN(moment)), Number.MAX_SAFE_INTEGER);
  // As Latin-1 each byte is a character, and stays as it is.
  const around = html.toString("latin1").split(rest.placeholder);
  const pieces = inOne(around.map((piece) => Buffer.from(piece, "latin1")));
  return { ...rest, changesAt, pieces, deflated: null };
}

/** The bytes of a page with this nonce. */
export function pageWith({ pieces }: CachedPage, nonce: string): Buffer {
  const between = Buffer.from(nonce);
  return Buffer.concat(pieces.flatMap((piece, at) => (at === 0 ? [piece] : [between, piece])));
}

/** The same as gzip (RFC 1952): the compressed pieces, with each nonce between them in a block of its own (RFC 1951, 3.2.4). */
export async function gzipWith(key: string, page: CachedPage, nonce: string): Promise<Buffer> {
  const deflated = page.deflated ?? (await deflatedPieces(page.pieces, nonce.length));
  if (page.deflated === null) {
    page.deflated = deflated;
    // Kept again, because it is larger now, and the cache counts an object once. A later page stays.
    if (pages.peek(key) === page) {
      pages.delete(key);
      pages.set(key, page);
    }
  }
  const block = Buffer.alloc(5 + nonce.length);
  block.writeUInt16LE(nonce.length, 1);
  block.writeUInt16LE(~nonce.length & 0xffff, 3);
  block.write(nonce, 5, "latin1");
  const plain = pageWith(page, nonce);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(plain), 0);
  trailer.writeUInt32LE(plain.length, 4);
  const parts = deflated.flatMap((piece, at) => (at === 0 ? [piece] : [block, piece]));
  return Buffer.concat([gzipHeader, ...parts, emptyLastBlock, trailer]);
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const emptyLastBlock = Buffer.from([3, 0]);
const windowBytes = 32_768;

/**
 * Each piece is compressed with the text before it as its dictionary. There the nonces are bytes that no UTF-8 text has,
 * so no piece refers to one.
 */
async function deflatedPieces(pieces: Buffer[], nonceLength: number): Promise<Buffer[]> {
  const gap = Buffer.alloc(nonceLength, 0xff);
  const deflated: Buffer[] = [];
  let before = Buffer.alloc(0);
  for (const piece of pieces) {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, ...(before.length > 0 && { dictionary: before }) };
    deflated.push(await promisify(deflateRaw)(piece, options));
    before = Buffer.concat([before, piece, gap]).subarray(-windowBytes);
  }
  return inOne(deflated);
}

/** The same bytes as parts of a buffer of their own: alone, a small one holds 16 KB of zlib's or 64 KB of Node's. */
function inOne(buffers: Buffer[]): Buffer[] {
  const whole = Buffer.allocUnsafeSlow(sum(buffers));
  let end = 0;
  return buffers.map((buffer) => {
    const start = end;
    end += buffer.copy(whole, start);
    return whole.subarray(start, end);
  });
}
