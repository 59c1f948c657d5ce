import { faultOfTarget } from "../net/public-target.ts";

/** Schemes to which a browser or a system gives a meaning: a code sent there would run, open or leave something. */
const publicSchemes =
  /^(javascript|data|vbscript|blob|file|about|view-source|filesystem|wss?|s?ftps?|mailto|tel|sms|intent|ssh|smb|ldaps?|jar|search-ms|(ms-|chrome).*)$/;

/** A loopback address, whose port a client may choose at each start (RFC 8252, 7.3). */
const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?(\/[^#\s\\]*)?$/;

/** Why a client may not receive codes at an address; null where it may. */
export function faultOfRedirect(given: string): string | null {
  // An address in a header is ASCII (RFC 3986): the error would otherwise have no way back.
  if (!/^[\x21-\x7e]+$/.test(given)) return "must be written in ASCII, with any other letter as %-codes";
  if (loopback.test(given)) return URL.canParse(given) ? null : "has no port that exists";
  if (/^http:/i.test(given)) return "must begin with https://, or be on localhost, 127.0.0.1 or [::1]";
  if (/^https:/i.test(given)) return /[*]/.test(given) ? "must be whole, without *" : faultOfTarget(given, true);
  // A scheme of the client's own (RFC 3986, 3.1; RFC 8252, 7.1), which the consent page shows.
  const scheme = /^([a-z][a-z0-9+.-]*):\/?\/?[^\s\\#]+$/i.exec(given)?.[1]?.toLowerCase();
  if (scheme !== undefined && !publicSchemes.test(scheme) && URL.canParse(given)) return null;
  return "must begin with https://, or with a client's own scheme such as com.example.app:/";
}

/** Whether a redirect address is one of a client's: the same text, but for the port of a loopback address. */
export function isRegistered(given: string, registered: string[]): boolean {
  if (registered.includes(given)) return true;
  const own = withoutPort(given);
  return own !== null && registered.some((one) => withoutPort(one) === own);
}

function withoutPort(address: string): string | null {
  const [, host, path = ""] = loopback.exec(address) ?? [];
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
