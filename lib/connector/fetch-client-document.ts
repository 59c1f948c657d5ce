import type { LookupFunction } from "node:net";
import { Client, type Dispatcher } from "undici";
import { parseStrictJson } from "../json/strict-json.ts";
import { NotPublic, publicConnector } from "../net/public-connector.ts";
import { faultOfTarget } from "../net/public-target.ts";
import { checkMetadata, type Description } from "./client-metadata.ts";
import { documentBytes, documentSeconds } from "./contract.ts";
import { OAuthRefusal } from "./oauth-refusal.ts";

/** From the first look-up to the last byte, in milliseconds. */
const withinMs = 5_000;

type Options = { allowPrivate?: boolean; lookup?: LookupFunction };
export type FetchDocument = (client_id: string) => Promise<Description & { seconds: number }>;

/** Reads a client's metadata document (draft-ietf-oauth-client-id-metadata-document-00) from checked addresses only. */
export async function fetchClientDocument(
  client_id: string,
  { allowPrivate = false, lookup }: Options = {},
): Promise<Description & { seconds: number }> {
  const fault = faultOfDocumentAddress(client_id, allowPrivate);
  if (fault !== null) throw refused(`A client_id that is an address ${fault}.`);
  const { origin, pathname, search } = new URL(client_id);
  const connect = publicConnector({ connectMs: withinMs, allowPrivate, ...(lookup && { lookup }) });
  const client = new Client(origin, { connect });
  const signal = AbortSignal.timeout(withinMs);
  try {
    const headers = { accept: "application/json" };
    const answer = await client.request({ method: "GET", path: pathname + search, headers, signal });
    return described(client_id, answer, await bytesOf(answer));
  } catch (error) {
    if (error instanceof OAuthRefusal) throw error;
    if (error instanceof NotPublic) throw refused("The host of the client_id is not on the public internet.");
    throw refused("The client's metadata document could not be read: its server does not answer.");
  } finally {
    await client.destroy();
  }
}

const refused = (message: string) => new OAuthRefusal("invalid_client", message);

/** Why an address is no client id; null when it may be one. */
function faultOfDocumentAddress(client_id: string, allowPrivate: boolean): string | null {
  const url = URL.parse(client_id);
  // Another spelling of the same address would be another client.
  if (url === null || url.href !== client_id) return "must be a whole address in its normal spelling";
  return url.pathname === "/" ? "must have a path" : faultOfTarget(client_id, allowPrivate);
}

async function bytesOf({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<Buffer> {
  if (statusCode !== 200)
    throw refused(`The client's metadata document was answered with ${statusCode}: it must be 200, without redirects.`);
  if (!/^application\/(json|[a-z0-9.+-]+\+json)\s*(;|$)/i.test(String(headers["content-type"] ?? "")))
    throw refused("The client's metadata document must be sent as application/json.");
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > documentBytes) throw refused(`The client's metadata document has more than ${documentBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function described(client_id: string, { headers }: Dispatcher.ResponseData, bytes: Buffer) {
  const document = objectIn(bytes);
  if (document.client_id !== client_id)
    throw refused("The client_id inside the metadata document is not the address that it was read from.");
  const methods = methodsIn(document);
  if (methods.length > 0 && !methods.includes("none"))
    throw refused(
      `The document lists ${methods.join(", ")} and this server takes none: list "none" as a token_endpoint_auth_method too, since clients are public here.`,
    );
  if (document.client_secret) throw refused("A public client has no client_secret: take it out of the document.");
  const { name, redirect_uris } = checkMetadata(document);
  return { name, redirect_uris, seconds: secondsOf(String(headers["cache-control"] ?? "")) };
}

/** How the client says that it can prove itself at the token endpoint: one way, or several. */
function methodsIn(document: Record<string, unknown>): string[] {
  const { token_endpoint_auth_method: one, token_endpoint_auth_methods_supported: several } = document;
  return [one, several]
    .flat()
    .filter((method) => typeof method === "string" && /^[\w:.-]{1,50}$/.test(method)) as string[];
}

function objectIn(bytes: Buffer): Record<string, unknown> {
  try {
    const value = parseStrictJson(bytes);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Any fault of the JSON is the same refusal.
  }
  throw refused("The client's metadata document is not a JSON object.");
}

/** How long the document may be kept, by its Cache-Control. */
function secondsOf(cacheControl: string): number {
  const { least, usual, most } = documentSeconds;
  if (/no-store|no-cache/i.test(cacheControl)) return least;
  const said = /max-age=(\d{1,9})/i.exec(cacheControl)?.[1];
  return said === undefined ? usual : Math.min(most, Math.max(least, Number(said)));
}
