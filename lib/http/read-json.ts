import { AppError } from "../errors.ts";
import { type JsonValue, parseStrictJson } from "../json/strict-json.ts";

/** The largest body a ratings request may have, in bytes. */
export const bodyLimit = 128 * 1024;

/** Reads a request's body as strict JSON; refuses another media type, a body over the limit, and anything ambiguous. */
export async function readJson(request: Request): Promise<JsonValue> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json")
    throw new AppError(
      "unsupported_media_type",
      "Send the body as JSON, with the header Content-Type: application/json.",
    );
  return parseStrictJson(await readBytes(request));
}

export const tooLarge = () => new AppError("payload_too_large", `Send a body of at most ${bodyLimit} bytes (128 KiB).`);

async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > bodyLimit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > bodyLimit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
