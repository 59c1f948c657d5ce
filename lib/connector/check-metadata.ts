import { findUnsafeUnicode } from "../content/unsafe-unicode.ts";
import { cutText } from "../cut-text.ts";
import { grouped } from "../in-words.ts";
import { faultInWords } from "../json/fault-in-words.ts";
import { ClientMetadata, longestRedirect } from "./contract.ts";
import { OAuthRefusal } from "./oauth-refusal.ts";
import { faultOfRedirect, receiverOf } from "./redirects.ts";

/** What is kept of a client's own description. */
export type Description = { name: string; redirect_uris: string[] };

/** A redirect address that was not taken, and why. */
export type RefusedRedirect = { redirect_uri: string; reason: string };

/** Checks what a client says of itself, registered or in its document; a public client with codes is all there is. */
export function checkMetadata(given: unknown): Description & { refused: RefusedRedirect[] } {
  const checked = ClientMetadata.safeParse(given);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    const { path } = issue!;
    const place = path.length === 0 ? "The metadata" : path.join(".");
    throw new OAuthRefusal(
      path[0] === "redirect_uris" ? "invalid_redirect_uri" : "invalid_client_metadata",
      `${place} ${faultInWords(issue!)}. Send client_name and 1 to 20 redirect_uris as JSON.`,
    );
  }
  const { client_name, redirect_uris, grant_types, response_types } = checked.data;
  const good: string[] = [];
  const refused: RefusedRedirect[] = [];
  for (const given of redirect_uris) {
    const reason = faultOfGiven(given);
    if (reason === null) good.push(given as string);
    else refused.push({ redirect_uri: cutText(String(given), longestRedirect), reason });
  }
  if (good.length === 0)
    throw new OAuthRefusal("invalid_redirect_uri", `None of redirect_uris can be taken: each ${refused[0]!.reason}.`);
  if (grant_types?.includes("authorization_code") === false)
    throw new OAuthRefusal(
      "invalid_client_metadata",
      "grant_types must have authorization_code: no other grant begins.",
    );
  if (response_types?.includes("code") === false)
    throw new OAuthRefusal("invalid_client_metadata", 'response_types must have "code".');
  if (client_name !== undefined && (/[\t\n\r]/.test(client_name) || findUnsafeUnicode(client_name) !== null))
    throw new OAuthRefusal("invalid_client_metadata", "client_name must be one line without invisible characters.");
  return { name: client_name ?? `A client at ${receiverOf(good[0]!)}`, redirect_uris: good, refused };
}

/** Why one of the redirect addresses is not taken. */
function faultOfGiven(given: unknown): string | null {
  if (typeof given !== "string") return "must be text";
  if (given.length > longestRedirect) return `must have at most ${grouped(longestRedirect)} characters`;
  return faultOfRedirect(given);
}
