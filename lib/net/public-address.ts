import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

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
