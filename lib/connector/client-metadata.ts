import { findUnsafeUnicode } from "../content/hidden-text.ts";
import { cutText } from "../cut-text.ts";
import { grouped, inChoice } from "../in-words.ts";
import { faultInWords } from "../json/fault-in-words.ts";
import { longestLink } from "../link.ts";
import { faultOfTarget } from "../net/public-target.ts";
import { loopback } from "../net/this-machine.ts";
import { ClientMetadata, mostRedirects } from "./contract.ts";
import { OAuthRefusal } from "./oauth-refusal.ts";

/** What is kept of a client's own description. */
export type Description = { name: string; redirect_uris: string[] };

type RefusedRedirect = { redirect_uri: string; reason: string };

/** Checks what a client says of itself, registered or in its document; a public client with codes is all there is. */
export function checkMetadata(metadata: unknown): Description & { refused: RefusedRedirect[] } {
  const checked = ClientMetadata.safeParse(metadata);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    const { path } = issue!;
    const place = path.length === 0 ? "The metadata" : path.join(".");
    throw new OAuthRefusal(
      path[0] === "redirect_uris" ? "invalid_redirect_uri" : "invalid_client_metadata",
      `${place} ${faultInWords(issue!)}. Send client_name and 1 to ${mostRedirects} redirect_uris as JSON.`,
    );
  }
  const { client_name, redirect_uris, grant_types, response_types } = checked.data;
  const good: string[] = [];
  const refused: RefusedRedirect[] = [];
  for (const uri of redirect_uris) {
    const reason = faultOfRedirect(uri);
    if (reason === null) good.push(uri as string);
    else refused.push({ redirect_uri: cutText(String(uri), longestLink), reason });
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

/** Schemes to which a browser or a system gives a meaning: a code sent there would run, open or leave something. */
const publicSchemes =
  /^(javascript|data|vbscript|blob|file|about|view-source|filesystem|wss?|s?ftps?|mailto|tel|sms|intent|ssh|smb|ldaps?|jar|search-ms|(ms-|chrome).*)$/;

/** A loopback address, whose port a client may choose at each start (RFC 8252, 7.3). */
const ownNames = loopback.map((name) => name.replaceAll(/[.[\]]/g, "\\$&")).join("|");
const onLoopback = new RegExp(`^http://(${ownNames})(?::\\d{1,5})?(/[^#\\s\\\\]*)?$`);

/** Why a client may not receive codes at an address; null where it may. */
export function faultOfRedirect(address: unknown): string | null {
  if (typeof address !== "string") return "must be text";
  if (address.length > longestLink) return `must have at most ${grouped(longestLink)} characters`;
  // An address in a header is ASCII (RFC 3986): the error would otherwise have no way back.
  if (!/^[\x21-\x7e]+$/.test(address)) return "must be written in ASCII, with any other letter as %-codes";
  if (onLoopback.test(address)) return URL.canParse(address) ? null : "has no port that exists";
  if (/^http:/i.test(address)) return `must begin with https://, or be on ${inChoice(loopback)}`;
  if (/^https:/i.test(address)) return /[*]/.test(address) ? "must be whole, without *" : faultOfTarget(address, true);
  // A scheme of the client's own (RFC 3986, 3.1; RFC 8252, 7.1), which the consent page shows.
  const scheme = /^([a-z][a-z0-9+.-]*):\/?\/?[^\s\\#]+$/i.exec(address)?.[1]?.toLowerCase();
  if (scheme !== undefined && !publicSchemes.test(scheme) && URL.canParse(address)) return null;
  return "must begin with https://, or with a client's own scheme such as com.example.app:/";
}

/** Whether a redirect address is one of a client's: the same text, but for the port of a loopback address. */
export function isRegistered(address: string, registered: string[]): boolean {
  if (registered.includes(address)) return true;
  const own = withoutPort(address);
  return own !== null && registered.some((one) => withoutPort(one) === own);
}

function withoutPort(address: string): string | null {
  const [, host, path = ""] = onLoopback.exec(address) ?? [];
  return host === undefined || !URL.canParse(address) ? null : `http://${host}${path}`;
}

/** Whether an address leads to a program on the person's own computer, which any program there may claim. */
export const isOnOwnComputer = (address: string): boolean => !/^https:/i.test(address);

/** What receives a code, as the consent page shows it: a host, or a scheme. */
export function receiverOf(address: string): string {
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) ? url.host : `${url.protocol}//`;
}

/** The host of the metadata document that a client id is the address of; null for a client that registered itself. */
export const documentHost = (client_id: string): string | null => URL.parse(client_id)?.host ?? null;
