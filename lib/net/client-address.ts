import { isIP, isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";
import type { Caller } from "../contract.ts";
import { env } from "../env.ts";
import { processWide } from "../process-wide.ts";

/** The header in which the server entry passes the client's address to the handlers, after a token of this process. */
export const addressHeader = "x-touchstone-client";

const shared = processWide<string>("entry-token");

/** Announces that this process's server entry precedes every request; returns the token that marks its header. */
export function announceEntry(token: string): string {
  shared.current = token;
  return token;
}

/** The client's address behind `hops` known proxies (RFC 7239); with 0, X-Forwarded-For is only a claim. */
export function clientAddress(socketAddress: string | null, forwardedFor: string | null, hops: number): string | null {
  const claimed = hops === 0 || forwardedFor === null ? [] : forwardedFor.split(",").map((part) => part.trim());
  const chain = socketAddress === null ? claimed : [...claimed, socketAddress];
  const address = socketAddress === null ? chain.at(-hops) : chain[Math.max(0, chain.length - 1 - hops)];
  return hops === 0 && socketAddress === null ? null : checkedAddress(address);
}

/**
 * The server entry's note on a request: the token, the client's address and, where that is only a proxy's, the word
 * "hidden". A proxy hides its clients when it forwards from a private network while the operator has not set how many
 * hops to trust; a header from a public address is a client's claim.
 */
export function noted(token: string, socketAddress: string | null, forwardedFor: string | null, hops: Hops): string {
  const address = clientAddress(socketAddress, forwardedFor, hops ?? 0);
  const isHidden = hops === undefined && forwardedFor !== null && address !== null && isPrivate(address);
  return `${token} ${address ?? ""}${isHidden ? " hidden" : ""}`;
}

/** The entry's note with the bucket in which the request's reads are counted, where it is not that of its network. */
export const inBucket = (note: string, bucket: string | undefined): string =>
  bucket === undefined ? note : `${note} bucket=${bucket}`;

/** How many proxies to trust; undefined until the operator sets it. */
type Hops = number | undefined;

/** Whether an address belongs to this machine or to a network that the internet does not reach. */
function isPrivate(address: string): boolean {
  return ["loopback", "private", "uniqueLocal", "linkLocal", "carrierGradeNat"].includes(
    ipaddr.process(address).range(),
  );
}

/** The sender of a request, as far as its headers can be trusted. */
export function callerFrom(headers: Pick<Headers, "get">, hops = env().TRUSTED_PROXY_HOPS): Caller {
  const caller: Caller = { address: addressOf(headers, hops), spent: [] };
  const token = shared.current;
  const [mark, address, ...words] = (headers.get(addressHeader) ?? "").split(" ");
  if (token === undefined || mark !== token) return caller;
  if (words.includes("hidden")) caller.hiddenBy = address!;
  const bucket = words.findLast((word) => word.startsWith("bucket="));
  if (bucket !== undefined) caller.bucket = bucket;
  return caller;
}

/** The server entry's address of a request; on hosts without an entry, the trusted hops' word. */
export function addressOf(headers: Pick<Headers, "get">, hops = env().TRUSTED_PROXY_HOPS): string | null {
  const token = shared.current;
  if (token === undefined) return clientAddress(null, headers.get("x-forwarded-for"), hops);
  const [mark, address] = (headers.get(addressHeader) ?? "").split(" ");
  return mark === token ? checkedAddress(address) : null;
}

/** An address without the brackets and port that some proxies write; null for any other text. */
function checkedAddress(text: string | undefined): string | null {
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(text ?? "")?.[1] ?? text?.replace(/^([\d.]+):\d+$/, "$1");
  return address !== undefined && isIP(address) > 0 ? address : null;
}

/** A client's network: its IPv4 address, or the /64 of its IPv6 address; "unknown" without one. */
export function networkOf(address: string | null): string {
  // Node knows the usual address in a tenth of the time.
  if (address !== null && isIPv4(address)) return address;
  if (address === null || !ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const prefix = (parsed as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(":")}::/64`;
}
