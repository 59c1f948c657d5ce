import { AppError } from "../errors.ts";
import { type JsonValue, parseStrictJson, type Spellings } from "../json/strict-json.ts";
import { readBytes } from "../net/read-bytes.ts";
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
