import { hash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { FastResponse } from "srvx/node";

/** Shorter bodies gain nothing by compression, in characters. */
const worthCompressing = 1_024;

/** Hardly anything is so long but the service's own descriptions, which stay the same: they are compressed once. */
const descriptionBytes = 100_000;
const mostKept = 4;
const kept = new Map<string, Buffer<ArrayBuffer>>();

/** Whether a body of this length is compressed for a client with this Accept-Encoding (RFC 9110, 12.5.3). */
export function isCompressed(acceptEncoding: string | null, length: number): boolean {
  if (acceptEncoding === null || length < worthCompressing) return false;
  const taken = acceptEncoding.split(",").map((part) => part.replaceAll(/\s/g, "").toLowerCase().split(";"));
  const named = taken.find(([name]) => name === "gzip") ?? taken.find(([name]) => name === "*");
  return named !== undefined && !/^q=0(\.0*)?$/.test(named[1] ?? "");
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
  return new FastResponse(await gzipped(body), { status, headers });
}

async function gzipped(body: Buffer): Promise<Buffer<ArrayBuffer>> {
  if (body.length < descriptionBytes) return promisify(gzip)(body);
  const digest = hash("sha256", body);
  const known = kept.get(digest);
  if (known !== undefined) return known;
  const made = await promisify(gzip)(body);
  if (kept.size === mostKept) kept.delete(kept.keys().next().value!);
  kept.set(digest, made);
  return made;
}
