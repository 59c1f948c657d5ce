import { AppError } from "../errors.ts";
import { type JsonValue, parseStrictJson, type Spellings } from "../json/strict-json.ts";
import { encodedBody, isEncoded, tooLong } from "../net/fault-of-request.ts";
import { sizeLimits } from "../net/size-limits.ts";

/** Reads a request's body as strict JSON; refuses another media type, a body over the limit, and anything ambiguous. */
export async function readJson(
  request: Request,
  { limit = sizeLimits.rest.bytes, spellings }: { limit?: number; spellings?: Spellings } = {},
): Promise<JsonValue> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json")
    throw new AppError(
      "unsupported_media_type",
      "Send the body as JSON, with the header Content-Type: application/json.",
    );
  return parseStrictJson(await readBytes(request, limit), spellings && { spellings });
}

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
