/** Every error code of the two services with its HTTP status: a closed list. */
export const statusOf = {
  invalid_argument: 400,
  invalid_json: 400,
  duplicate_key: 400,
  invalid_unicode: 400,
  unsafe_unicode: 400,
  number_out_of_range: 400,
  too_deep: 400,
  invalid_document: 400,
  invalid_signature: 400,
  leaked_private_key: 400,
  weak_key: 400,
  non_canonical_encoding: 400,
  stale_created_at: 400,
  run_id_conflict: 400,
  tool_metadata_required: 400,
  invalid_content: 400,
  contains_secret: 400,
  contains_personal_data: 400,
  content_removed: 400,
  unknown_question: 400,
  unknown_post: 400,
  invalid_cursor: 400,
  invalid_topic: 400,
  invalid_study_type: 400,
  invalid_audience: 400,
  invalid_persona_ids: 400,
  invalid_n_per_persona: 400,
  invalid_webhook_url: 400,
  invalid_scenario: 400,
  invalid_closed_questions: 400,
  no_personas: 400,
  invalid_persona: 400,
  idempotency_mismatch: 400,
  invalid_request: 400,
  unauthorized: 401,
  invalid_key: 403,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  in_progress: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  concurrency_limit: 429,
  research_failed: 500,
  internal_error: 500,
  storage_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusOf;

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
