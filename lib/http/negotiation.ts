import { totalmem } from "node:os";
import { promisify } from "node:util";
import { gunzipSync, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { FastResponse } from "srvx/node";

const megabyte = 1024 * 1024;

/** How a body is to be sent. */
export const asJson = "as JSON, with the header Content-Type: application/json";

/** Shorter bodies gain nothing by compression, in bytes. */
const worthCompressing = 1_024;

/** Compressed bodies by the tag of their text. */
const compressedBodies = new LRUCache<string, Buffer<ArrayBuffer>>({
  maxSize: memoryShare(128, 16),
  sizeCalculation: (body) => Math.max(1, body.length),
});

const gzipBytes = promisify(gzip);
const fast = 3;
const leastChunk = 64;

/** Compresses a body that a change of storage replaces: 4 to 16 % longer than by zlib's own level, in half the time. */
export async function gzippedFast(body: Buffer): Promise<Buffer<ArrayBuffer>> {
  return inMemoryOfItsOwn(await gzipBytes(body, { level: fast }));
}

/** Zlib's memory is 16 KB at least. */
function inMemoryOfItsOwn(bytes: Buffer): Buffer<ArrayBuffer> {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** The text of a compressed body, of this length: at once, which takes two thirds of the time that a thread takes. */
export const gunzipped = (bytes: Buffer, length: number): Buffer =>
  // One byte more: zlib asks for another part when the first is full.
  gunzipSync(bytes, { chunkSize: Math.max(leastChunk, length + 1) });

/** Whether a body of this length is compressed for a client with this Accept-Encoding (RFC 9110, 12.5.3). */
export function isCompressed(acceptEncoding: string | null, length: number): boolean {
  if (acceptEncoding === null) return false;
  const qualities = qualitiesIn(acceptEncoding);
  const rest = qualities.get("*");
  const gzip = qualities.get("gzip") ?? rest ?? 0;
  if (gzip === 0) return false;
  const plain = qualities.get("identity") ?? (rest === 0 ? 0 : undefined);
  return plain === 0 || (length >= worthCompressing && gzip >= (plain ?? 0));
}

/** Answers made while they are sent: compressed in the same way, and never whole in memory. */
export const ofUnknownLength = new WeakSet<Response>();

/** Compresses an answer where the client allows it. For the API lane: Next drops a handler's Content-Encoding. */
export async function compressed(acceptEncoding: string | null, answer: Response): Promise<Response> {
  if (!isCompressed(acceptEncoding, worthCompressing) || answer.body === null) return answer;
  // Only answers with an end: an event stream must go out at once.
  if (!answer.headers.get("content-type")?.startsWith("application/json")) return answer;
  const { status, headers } = answer;
  if (ofUnknownLength.has(answer)) {
    headers.set("Content-Encoding", "gzip");
    const stream = (answer.body as ReadableStream<Uint8Array<ArrayBuffer>>).pipeThrough(new CompressionStream("gzip"));
    return new FastResponse(stream, { status, headers });
  }
  const body = Buffer.from(await answer.arrayBuffer());
  if (!isCompressed(acceptEncoding, body.length)) return new FastResponse(body, { status, headers });
  headers.set("Content-Encoding", "gzip");
  const isPublic = headers.get("cache-control")?.startsWith("public");
  return new FastResponse(await compressedBody(isPublic ? headers.get("etag") : null, body), { status, headers });
}

async function compressedBody(tag: string | null, body: Buffer): Promise<Buffer<ArrayBuffer>> {
  if (tag === null) return gzippedFast(body);
  const cached = compressedBodies.get(tag);
  if (cached !== undefined) return cached;
  const bytes = inMemoryOfItsOwn(await gzipBytes(body));
  compressedBodies.set(tag, bytes);
  return bytes;
}

/** A share of the memory of this machine or container, in bytes: one part in `parts`, and at most so many MB. */
export function memoryShare(parts: number, mostMb: number): number {
  const memory = process.constrainedMemory() || totalmem();
  return Math.min(mostMb * megabyte, Math.floor(Math.min(memory, totalmem()) / parts));
}

/** Whether a client names this media type and prefers it to JSON (RFC 9110, 12.5.1); wildcards mean JSON. */
export function accepts(header: string | null, type: string): boolean {
  const quality = qualitiesIn(header);
  const own = quality.get(type) ?? 0;
  return own > 0 && own > (quality.get("application/json") ?? 0);
}

/** Whether a client takes this media type at all, by its most specific range (RFC 9110, 12.5.1). */
export function allows(header: string | null, type: string): boolean {
  const quality = qualitiesIn(header);
  if (quality.size === 0) return true;
  return (quality.get(type) ?? quality.get(`${type.split("/", 1)[0]}/*`) ?? quality.get("*/*") ?? 0) > 0;
}

/** The names in an Accept or Accept-Encoding header with their qualities, 0 to 1 (RFC 9110, 12.4.2). */
export function qualitiesIn(header: string | null): Map<string, number> {
  const ranges = (header ?? "").toLowerCase().split(",");
  return new Map(
    ranges.flatMap((range): [string, number][] => {
      const [name, ...parameters] = range.split(";").map((part) => part.trim());
      const q = parameters.find((parameter) => /^q\s*=/.test(parameter));
      return name === "" ? [] : [[name!, q === undefined ? 1 : Number(q.split("=")[1]) || 0]];
    }),
  );
}
