import { isIP } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** Names that never lead outside: a machine's own, and those that networks and clouds keep for themselves. */
const insideNames =
  /^[^.]+$|(^|\.)(localhost|local|localdomain|internal|intranet|lan|home\.arpa|home|corp|private|test)$/i;

/** Without the brackets that a URL puts around an IPv6 address, and without the dot that ends a full name. */
export const bareHost = (hostname: string) => hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.+$/, "");

/**
 * What is wrong with a web address that a caller gave for this server to send to, or null. It is told from the address
 * alone: where a name leads is looked at when a connection is made (`publicConnector`), because it can change until then.
 */
export function faultOfTarget(given: string, allowPrivate: boolean): string | null {
  const url = URL.parse(given);
  if (url === null) return "must be a whole web address, such as https://example.com/hook";
  // The URL parser mends these quietly; another reader of the same address would see another host in it.
  if (!/^https?:\/\/[^/]/i.test(given) || /[\s\\\p{Cc}]/u.test(given))
    return "must begin with https:// and a host, without spaces or backslashes";
  if (url.protocol !== "https:" && !allowPrivate) return "must begin with https://";
  if (url.username !== "" || url.password !== "" || /^https?:\/\/[^/?#]*@/i.test(given))
    return "must not contain a user name or password";
  if (given.includes("#")) return "must not contain a fragment";
  if (allowPrivate) return null;
  const port = Number(url.port || 443);
  if (port !== 443 && port !== 8443 && port < 1024) return "must use port 443, 8443 or one from 1024 on";
  return isInside(bareHost(url.hostname)) ? "must be on the public internet" : null;
}

function isInside(host: string): boolean {
  return isIP(host) === 0 ? insideNames.test(host) : !isPublicAddress(host);
}
