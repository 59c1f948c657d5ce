/** The error codes of OAuth that are answered here (RFC 6749, 7591, 8707). */
type Code =
  | "invalid_request"
  | "invalid_client"
  | "invalid_grant"
  | "unsupported_grant_type"
  | "unsupported_response_type"
  | "invalid_scope"
  | "invalid_target"
  | "invalid_redirect_uri"
  | "invalid_client_metadata"
  | "interaction_required"
  | "access_denied"
  | "request_not_supported";

/** What a client does whose request, code or token is good no more. */
export const connectAgain = "Connect again.";

/** A refusal in OAuth's own form: a code for the client, and a sentence for its maker. */
export class OAuthRefusal extends Error {
  readonly code: Code;
  readonly status: 400 | 401;

  constructor(code: Code, message: string) {
    super(message);
    this.name = "OAuthRefusal";
    this.code = code;
    this.status = code === "invalid_client" ? 401 : 400;
  }
}

export const invalidRequest = (message: string) => new OAuthRefusal("invalid_request", message);
