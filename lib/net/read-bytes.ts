import { encodedBody, isEncoded, tooLong } from "./fault-of-request.ts";

/** Reads a request's body; refuses one that is compressed or has more than `limit` bytes as soon as possible. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLong(limit);
  if (isEncoded(request.headers.get("content-encoding"))) throw encodedBody();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > limit) throw tooLong(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
