import { promisify } from "node:util";
import { constants, crc32, deflateRaw } from "node:zlib";
import { LRUCache } from "lru-cache";
import { ageChangesAt } from "../format.ts";
import { memoryShare } from "./negotiation.ts";

/** A page kept for readers without a session, with gaps for the nonce of each answer. */
export type CachedPage = {
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

/** A sixty-fourth part of the memory, at most 32 MB. */
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
  const pieces = inOne(split(html, rest.placeholder));
  return { ...rest, changesAt, pieces, deflated: null };
}

/** The bytes around each place of an ASCII text. */
function split(bytes: Buffer, text: string): Buffer[] {
  const pieces: Buffer[] = [];
  let start = 0;
  for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, start)) {
    pieces.push(bytes.subarray(start, at));
    start = at + text.length;
  }
  return [...pieces, bytes.subarray(start)];
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
