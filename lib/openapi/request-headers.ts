import { idempotencyHours } from "../studies/study-limits.ts";

const header = (name: string, description: string, schema: object = {}) => ({
  name,
  in: "header",
  required: false,
  description,
  schema: { type: "string", ...schema },
});

/**
 * The request headers that some operations take, as components/parameters has them. Accept and Authorization are not among
 * them, as OpenAPI has other places for what they say: an answer's media types, and security.
 */
export const requestHeaders = {
  IfNoneMatch: header("If-None-Match", "The ETag of an earlier answer: 304 without a body while nothing has changed."),
  LastEventId: header("Last-Event-ID", "The id of the last event that was received; it goes before cursor."),
  IdempotencyKey: header(
    "Idempotency-Key",
    `A name of your own for this request, for ${idempotencyHours} hours: sent again with the same body, it answers with the study that the first one made, and nothing runs twice unless that one failed or was cancelled.`,
    { minLength: 1, maxLength: 255, pattern: "^[\\x20-\\x7e]+$" },
  ),
  Prefer: header(
    "Prefer",
    "respond-async answers at once with 202 and the study's address, and the study runs on (RFC 7240).",
  ),
};
