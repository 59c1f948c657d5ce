import { randomBytes } from "node:crypto";
import type { LookupFunction } from "node:net";
import { eq, sql } from "drizzle-orm";
import { Client, type Dispatcher } from "undici";
import { noteAct } from "../accounts/acts.ts";
import type { Account, Caller } from "../contract.ts";
import { db } from "../db/client.ts";
import { notListed } from "../errors.ts";
import { parseStrictJson } from "../json/strict-json.ts";
import { spendAttempt } from "../limits/spend-attempt.ts";
import { NotPublic, publicConnector } from "../net/public-connector.ts";
import { faultOfTarget } from "../net/public-target.ts";
import { readAtMost } from "../net/request-head.ts";
import { isObject } from "../own-value.ts";
import { valueOr } from "../value-or.ts";
import { checkMetadata, type Description } from "./client-metadata.ts";
import { oauthClients, oauthGrants, oauthSteps } from "./connector.sql.ts";
import { documentBytes, documentSeconds, grantTypes, type Step, unusedClientDays } from "./contract.ts";
import { noteStep, noting } from "./flows.ts";
import { OAuthRefusal } from "./oauth-refusal.ts";

/** What a person does whose client is not known here as it says. */
export const again = "Remove the connection in the client and add it again";

/** What a client that the operator refuses is answered. */
export const cutOffMessage = "The operator of this service has cut this client off.";

/** A client as it is known now. */
export type OAuthClient = { client_id: string; name: string; redirect_uris: string[] };

/** Finds a client that is registered, or by its metadata document, which is read again when it is no longer fresh. */
export async function findClient(
  client_id: string,
  fetchDocument: FetchDocument = fetchClientDocument,
): Promise<OAuthClient> {
  const [client] = await db
    .select({
      client_id: oauthClients.client_id,
      name: oauthClients.name,
      redirect_uris: oauthClients.redirect_uris,
      isFresh: sql<boolean>`coalesce(${oauthClients.fresh_until} > now(), ${oauthClients.kind} = 'registered')`,
      isBlocked: sql<boolean>`${oauthClients.blocked_at} is not null`,
    })
    .from(oauthClients)
    .where(eq(oauthClients.client_id, client_id));
  if (client?.isBlocked)
    throw new OAuthRefusal("invalid_client", `${cutOffMessage} Ask them before you connect it again.`);
  if (client?.isFresh) return { client_id, name: client.name, redirect_uris: client.redirect_uris };
  if (!/^https?:/i.test(client_id))
    throw new OAuthRefusal(
      "invalid_client",
      `No client with this client_id is registered here: it was forgotten, or is of another service. ${again}, so that it registers.`,
    );
  const { name, redirect_uris, seconds } = await fetchDocument(client_id);
  const fresh_until = sql`now() + make_interval(secs => ${seconds})`;
  await db
    .insert(oauthClients)
    .values({ client_id, kind: "document", name, redirect_uris, fresh_until })
    .onConflictDoUpdate({ target: oauthClients.client_id, set: { name, redirect_uris, fresh_until } });
  return { client_id, name, redirect_uris };
}

/** Registers a public client (RFC 7591), for those that have no metadata document; forgets old ones that never connected. */
export async function registerClient(metadata: unknown, caller: Caller) {
  await spendAttempt(caller, [{ group: "registrations" }]);
  const { name, redirect_uris, refused } = await noting(caller.address, { step: "registration" }, async () =>
    checkMetadata(metadata),
  );
  const client_id = `client_${randomBytes(12).toString("hex")}`;
  await db.execute(sql`
    delete from oauth_clients where created_at < now() - make_interval(days => ${unusedClientDays})
      and blocked_at is null and not exists (select from oauth_grants where oauth_grants.client_id = oauth_clients.client_id)
      and not exists (select from oauth_steps where subject = oauth_clients.client_id and step = ${"token" satisfies Step})`);
  const [row] = await db
    .insert(oauthClients)
    .values({ client_id, kind: "registered", name, redirect_uris })
    .returning({ created_at: oauthClients.created_at });
  await noteStep(caller.address, { step: "registration", client_id });
  return {
    client_id,
    client_id_issued_at: Math.floor(row!.created_at.getTime() / 1000),
    client_name: name,
    redirect_uris,
    ...(refused.length > 0 && { refused_redirect_uris: refused }),
    grant_types: grantTypes,
    response_types: ["code"],
    token_endpoint_auth_method: "none",
  };
}

/** Cuts a client off for everyone and ends its connections, or lets it connect again, for the operator. */
export async function blockClient(client_id: string, isBlocked: boolean, by?: Account): Promise<void> {
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(oauthClients)
      .set({ blocked_at: isBlocked ? sql`now()` : null })
      .where(eq(oauthClients.client_id, client_id))
      .returning({ client_id: oauthClients.client_id });
    if (changed.length === 0) throw notListed("There is no such client");
    if (isBlocked) await tx.delete(oauthGrants).where(eq(oauthGrants.client_id, client_id));
    await noteAct(tx, by, isBlocked ? "Cut a client off" : "Let a client connect again", client_id);
  });
}

/** Deletes a client with its connections and the steps of its flow, as if it had never come. */
export async function forgetClient(client_id: string): Promise<void> {
  await db.delete(oauthClients).where(eq(oauthClients.client_id, client_id));
  await db.delete(oauthSteps).where(eq(oauthSteps.subject, client_id));
}

/** How long a client's metadata document may take, from the first look-up to the last byte, in milliseconds. */
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
  const tooMany = () => refused(`The client's metadata document has more than ${documentBytes} bytes.`);
  return readAtMost(body as AsyncIterable<Buffer>, documentBytes, tooMany);
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
  // Any fault of the JSON is the same refusal.
  const value = valueOr(() => parseStrictJson(bytes), null);
  if (isObject(value)) return value;
  throw refused("The client's metadata document is not a JSON object.");
}

function secondsOf(cacheControl: string): number {
  const { least, usual, most } = documentSeconds;
  if (/no-store|no-cache/i.test(cacheControl)) return least;
  const seconds = /max-age=(\d{1,9})/i.exec(cacheControl)?.[1];
  return seconds === undefined ? usual : Math.min(most, Math.max(least, Number(seconds)));
}
