import { LRUCache } from "lru-cache";
import { gzipped } from "./compress.ts";
import { memoryShare } from "./memory-share.ts";

/** An answer to a read, kept with the version of storage from which it was made. */
export type KeptAnswer = {
  version: string;
  /** Without those of one request: the limits and the form of the tag. */
  headers: Record<string, string>;
  /** The strong tag of the text; null for an answer without one. */
  tag: string | null;
  body: Buffer;
  gzip: Buffer | null;
};

/** A thirty-second part of the memory, at most 64 MB. */
export const answersBytes = memoryShare(32, 64);

/** Room for what an entry has beside its bytes. */
const entryBytes = 1_024;

const kept = new LRUCache<string, KeptAnswer>({
  maxSize: answersBytes,
  sizeCalculation: ({ body, gzip }, url) => url.length + body.length + (gzip?.length ?? 0) + entryBytes,
});

/** The kept answer of an address; its version shows whether it is current. */
export const keptAnswer = (url: string): KeptAnswer | undefined => kept.get(url);

/** Keeps an answer; compressed bytes of the same text stay. */
export async function keepAnswer(url: string, version: string, answer: Response): Promise<KeptAnswer> {
  const { "content-length": _, etag = null, ...headers } = Object.fromEntries(answer.headers);
  for (const name of Object.keys(headers)) if (name.startsWith("ratelimit")) delete headers[name];
  const body = Buffer.from(await answer.arrayBuffer());
  const before = kept.get(url);
  const sameBytes = before?.body.equals(body) ? before.gzip : null;
  const entry: KeptAnswer = { version, headers, tag: etag, body, gzip: sameBytes };
  kept.set(url, entry);
  return entry;
}

/** The compressed bytes of an answer, made once. */
export async function gzipOf(url: string, answer: KeptAnswer): Promise<Buffer> {
  if (answer.gzip !== null) return answer.gzip;
  const bytes = await gzipped(answer.body);
  answer.gzip = bytes;
  // Set again, because it is larger now; a later answer stays.
  if (kept.peek(url) === answer) kept.set(url, answer);
  return bytes;
}
