import statusOf from "./errors.json" with { type: "json" };

/** Every error code of the two services with its HTTP status: a closed list. */
export { statusOf };
export type ErrorCode = keyof typeof statusOf;

/** The header that names a request, in what a proxy sends and in what is answered. */
export const requestIdHeader = "X-Request-Id";

/** One fault in the input: its place (RFC 6901 JSON Pointer) and what would be right. */
export type Detail = { pointer: string; message: string };

/** The optional parts of an error beyond its code and sentence. */
export type ErrorExtras = {
  details?: Detail[];
  /** Seconds until a retry can succeed; also sent as the Retry-After header. */
  retry_after?: number;
  /** Known ids that look like the unknown one. */
  near?: string[];
  /** The RFC 8785 text that the signature of a document should cover, when it does not verify. */
  canonical?: string;
  canonical_sha256?: string;
  canonical_length?: number;
  /** The known signing mistake that explains the signature, if any. */
  mistake?: string | null;
};

/** A refusal that a caller can act on; every door reports the same code and sentence. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly extras: ErrorExtras;
  /** Headers of the HTTP door alone (Allow, RateLimit). */
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, message: string, extras: ErrorExtras = {}, headers: Record<string, string> = {}) {
    super(message);
    this.name = "AppError";
    this.code = code;
    this.extras = extras;
    this.headers = headers;
  }

  get status(): number {
    return statusOf[this.code];
  }
}

/** The answer for a removed record; pages distinguish it from one that never existed. */
export class Removed extends AppError {}
