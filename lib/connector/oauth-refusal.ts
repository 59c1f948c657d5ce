import type { Scope } from "../research-tool/contract.ts";
import { scopes, withLesser } from "./contract.ts";

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

const known = Object.keys(scopes) as Scope[];

/**
 * The scopes of a request, with those that they include; unknown ones are left out, and the answer says what was given.
 * A request that names none is for all, as some clients never name any and could not ask again; its person can still
 * leave running out.
 */
export function scopesIn(given: string | undefined): Scope[] {
  if (given === undefined || given.trim() === "") return known;
  const asked = given.trim().split(/\s+/);
  const granted = new Set(known.filter((scope) => asked.includes(scope)).flatMap(withLesser));
  if (granted.size > 0) return known.filter((scope) => granted.has(scope));
  throw new OAuthRefusal("invalid_scope", `Send scope as one or more of ${known.join(", ")}, with spaces between.`);
}
