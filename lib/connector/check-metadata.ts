import { findUnsafeUnicode } from "../content/unsafe-unicode.ts";
import { ClientMetadata } from "./contract.ts";
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
    const { path, message } = checked.error.issues[0]!;
    const place = path.length === 0 ? "The metadata" : path.join(".");
    throw new OAuthRefusal(
      path[0] === "redirect_uris" ? "invalid_redirect_uri" : "invalid_client_metadata",
      `${place} is not right: ${message}. Send client_name and 1 to 20 redirect_uris as JSON.`,
    );
  }
  const { client_name, redirect_uris, grant_types, response_types } = checked.data;
  const refused = redirect_uris.flatMap((redirect_uri) => {
    const reason = faultOfRedirect(redirect_uri);
    return reason === null ? [] : [{ redirect_uri, reason }];
  });
  const good = redirect_uris.filter((uri) => refused.every(({ redirect_uri }) => redirect_uri !== uri));
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
