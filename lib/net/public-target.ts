import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Names that never lead outside: a machine's own, and those that networks and clouds reserve. */
const insideNames =
  /^[^.]+$|(^|\.)(localhost|local|localdomain|internal|intranet|lan|home\.arpa|home|corp|private|test)$/i;

/** The ports of a target: these, and those that no system keeps for its own services. */
const ports = { usual: [443, 8443], from: 1024 };

/** A host without the brackets of an IPv6 address in a URL, and without the final dot of a full name. */
export const bareHost = (hostname: string) => hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.+$/, "");

/** What is wrong with a target address as it is written, or null; `publicConnector` resolves its name later. */
export function faultOfTarget(target: string, allowPrivate: boolean): string | null {
  const url = URL.parse(target);
  if (url === null) return "must be a whole web address, such as https://example.com/hook";
  // The URL parser mends these quietly; another parser would see another host.
  if (!/^https?:\/\/[^/]/i.test(target) || /[\s\\\p{Cc}]/u.test(target))
    return "must begin with https:// and a host, without spaces or backslashes";
  if (url.protocol !== "https:" && !allowPrivate) return "must begin with https://";
  if (url.username !== "" || url.password !== "" || /^https?:\/\/[^/?#]*@/i.test(target))
    return "must not contain a user name or password";
  if (target.includes("#")) return "must not contain a fragment";
  if (allowPrivate) return null;
  const port = Number(url.port || 443);
  if (!ports.usual.includes(port) && port < ports.from)
    return `must use port ${ports.usual.join(", ")} or one from ${ports.from} on`;
  return isInside(bareHost(url.hostname)) ? "must be on the public internet" : null;
}

const isInside = (host: string): boolean => (isIP(host) === 0 ? insideNames.test(host) : !isPublicAddress(host));

/** Ranges that ipaddr.js counts as ordinary although they are unreachable from outside, or a cloud's own services. */
const alsoInside = [
  // Azure's own services, reachable from every machine there.
  "168.63.129.16/32",
  // 6to4 relays.
  "192.88.99.0/24",
  // IPv4 addresses in the old IPv6 form.
  "::/96",
  // NAT64 within a network.
  "64:ff9b:1::/48",
  // Teredo, ORCHID and other protocol addresses.
  "2001::/23",
  // Documentation.
  "3fff::/20",
  // Segment routing.
  "5f00::/16",
  // Site-local addresses.
  "fec0::/10",
].map((range) => ipaddr.parseCIDR(range));

/** Whether an IP address is reachable from the whole internet: not this machine, its network or its cloud. */
export function isPublicAddress(text: string): boolean {
  // ipaddr.js also reads incomplete addresses, such as "1.2.3".
  if (isIP(text) === 0) return false;
  const address = ipaddr.process(text);
  if (address.range() !== "unicast") return false;
  return !alsoInside.some(([network, bits]) => network.kind() === address.kind() && address.match([network, bits]));
}
