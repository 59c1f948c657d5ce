import type { Scope } from "../research-tool/contract.ts";
import { scopes, withLesser } from "./contract.ts";
import { OAuthRefusal } from "./oauth-refusal.ts";

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
