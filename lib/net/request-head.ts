import type { IncomingMessage } from "node:http";
import { isIP, isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";
import type { Door } from "../console/contract.ts";
import { type Caller, clientBits } from "../contract.ts";
import { count } from "../db/counters.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { processWide } from "../process-wide.ts";

/** The methods that are answered at any address, and counted by their names. */
export const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** Why a request is refused at every address, before its body is read; null when it is not. */
export function faultOfRequest(request: IncomingMessage, bodyLimit: number): AppError | null {
  const { method = "", url = "", headers, rawHeaders } = request;
  const all = methods.join(", ");
  if (!methods.some((one) => one === method))
    return new AppError("method_not_allowed", `Use one of ${all}.`, {}, { Allow: all });
  const address = faultOfAddress(url);
  if (address !== null) return new AppError("invalid_argument", address);
  if (rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length > 1)
    return new AppError("invalid_argument", "Send one Host header.");
  // The MCP door refuses bodies itself, in JSON-RPC, before reading.
  return isMcp(url) ? null : faultOfBody(headers, bodyLimit);
}

/** Why a request's body is refused for its headers; null when it is not. */
export function faultOfBody(headers: IncomingMessage["headers"], limit: number): AppError | null {
  if (Number(headers["content-length"] ?? 0) > limit) return tooLong(limit);
  const hasBody = "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0;
  return hasBody && isEncoded(headers["content-encoding"]) ? encodedBody() : null;
}

export const tooLong = (limit: number) =>
  new AppError("payload_too_large", `Send a body of at most ${limit} bytes (${limit / 1024} KiB).`);

/** Whether a Content-Encoding means that a body must be decoded. */
const isEncoded = (encoding: string | null | undefined) => !/^\s*(identity\s*)?$/i.test(encoding ?? "");

const encodedBody = () =>
  new AppError("unsupported_media_type", "Send the body as it is, without compression and without Content-Encoding.");

/** Why an address is refused; null for a path that every reader resolves alike. */
function faultOfAddress(url: string): string | null {
  const path = url.split("?", 1)[0]!;
  const faulty = "The address must be a path whose percent signs encode UTF-8.";
  if (!path.startsWith("/")) return faulty;
  // The handlers of the API refuse it themselves, and name the parameter.
  if (!isApi(url) && url.includes("%00")) return "The address must be without the NUL character: leave out %00.";
  if (path.includes("#")) return "The address must be without a fragment: leave out # and what follows it.";
  try {
    const segments = decodeURIComponent(path).split(/[/\\]/);
    const hasDots = segments.some((segment) => segment === "." || segment === "..");
    return hasDots ? 'The path must not have the segments "." and "..": send the path that they lead to.' : null;
  } catch {
    return faulty;
  }
}

/** Reads a request's body; refuses one that is compressed or has more than `limit` bytes as soon as possible. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLong(limit);
  if (isEncoded(request.headers.get("content-encoding"))) throw encodedBody();
  return readAtMost(request.body ?? [], limit, () => tooLong(limit)).catch(refuseHalf);
}

/** Why a body could not be read: its client did not send it to its end. Storage that is away has an error of the same code. */
export function refuseHalf(error: unknown): never {
  if (error instanceof AppError) throw error;
  throw new AppError("invalid_request", "The body did not arrive whole. Send it again.");
}

/** Reads all bytes of a stream; throws as soon as there are more than `limit`. */
export async function readAtMost(
  stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  limit: number,
  tooMany: () => Error,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.byteLength;
    if (length > limit) throw tooMany();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** What is below these addresses is for programs, an address without an operation too. */
const roots = String.raw`api|mcp|research\/mcp|oauth|\.well-known`;
const below = new RegExp(`^/(${roots})([/?]|$)`);
const finalSlash = new RegExp(`^(/(?:(?:${roots})(?:/[^?]*)?|authorize|token|register))/(?=\\?|$)`);

const files =
  /^\/(token|register|openapi\.json|metrics|report\/[^/?]+\/events|feeds\/[^/?]+(\/[^/?]+)?|badge\/[^/?]+|research\/server\.json|llms\.txt|skill\.md|server\.json|opensearch\.xml|sitemap\.xml|sitemaps\/[^/?]+)(\?|$)/;

/** Where programs call, for a client that called elsewhere. */
export const doorsInWords =
  "Over MCP: POST /mcp for ratings, POST /research/mcp for research. Over HTTP: GET /openapi.json describes the ratings, GET /api/v1/openapi.json the research.";

/** Whether an address is that of an MCP endpoint. */
export const isMcp = (url: string) => /^\/(research\/)?mcp(\?|$)/.test(url);

/** Whether a handler answers an address and sets its own headers; otherwise a page does. */
export const isApi = (url: string) =>
  (below.test(url) && !/^\/oauth\/(authorize|consent)([/?]|$)/.test(url)) || files.test(url);

/** An address for programs as it is without a final slash, which many clients add; a page's is left to Next's redirect. */
export const withoutFinalSlash = (url: string) => url.replace(finalSlash, "$1");

/** The door of an address. */
export function doorName(url: string): Door {
  if (url.startsWith("/api/")) return url.startsWith("/api/v1/") ? "research" : "ratings";
  if (url.startsWith("/_next/")) return "files";
  if (isMcp(url)) return url.startsWith("/mcp") ? "mcp" : "connector";
  if (/^\/(oauth|\.well-known|token|register|authorize)\b/.test(url)) return "oauth";
  return "pages";
}

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

/** Where an operator sees the service: reads of these, and of what is below them, are counted apart from all others. */
export const watched = ["operator", "status", "metrics", "api/health"];
const watchPath = new RegExp(`^/(${watched.join("|")})(?=[./?]|$)`);

/** Notes the client of a request for its handlers, and returns its address. */
export function noteClient(request: IncomingMessage, token: string, hops: Hops): string | null {
  const forwarded = [request.headers["x-forwarded-for"]].flat().join(",") || null;
  const { remoteAddress = null } = request.socket;
  const note = noted(token, remoteAddress, forwarded, hops);
  const [, watch] = watchPath.exec(request.url!) ?? [];
  request.headers[addressHeader] = inBucket(note, watch);
  const address = clientAddress(remoteAddress, forwarded, hops ?? 0);
  if (hops && forwarded !== null) count("hops", fitOf(forwarded.split(",").length, address, hops));
  return address;
}

/** Whether the trusted hops fit a request: too many let a client name its own address, too few take a proxy for the client. */
function fitOf(entries: number, address: string | null, hops: number): "fit" | "many" | "few" {
  if (entries < hops) return "many";
  return entries > hops && address !== null && isPrivate(address) ? "few" : "fit";
}

/** The entry's note with the bucket in which the request's reads are counted, where it is not that of its network. */
export const inBucket = (note: string, bucket: string | undefined): string =>
  bucket === undefined ? note : `${note} bucket=${bucket}`;

/** How many proxies to trust; undefined until the operator sets it. */
type Hops = number | undefined;

const within = ["loopback", "private", "uniqueLocal", "linkLocal", "carrierGradeNat"];
const isPrivate = (address: string): boolean => within.includes(ipaddr.process(address).range());

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

/** A client's network: its IPv4 address, or the first bits of its IPv6 address; "unknown" without one. */
export function networkOf(address: string | null): string {
  // Node knows the usual address in a tenth of the time.
  if (address !== null && isIPv4(address)) return address;
  if (address === null || !ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const prefix = (parsed as ipaddr.IPv6).parts.slice(0, clientBits / 16).map((part) => part.toString(16));
  return `${prefix.join(":")}::/${clientBits}`;
}
