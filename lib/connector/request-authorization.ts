import { randomBytes } from "node:crypto";
import { lt, sql } from "drizzle-orm";
import { hashOfKey } from "../accounts/authenticate.ts";
import type { Caller } from "../contract.ts";
import { db } from "../db/client.ts";
import { spendAttempt } from "../limits/spend-attempt.ts";
import type { Scope } from "../research-tool/contract.ts";
import { isResource, issuer, resourceAddress, wrongTarget } from "./addresses.ts";
import { isRegistered, receiverOf } from "./client-metadata.ts";
import { again, type FetchDocument, findClient, type OAuthClient } from "./clients.ts";
import { hasConnected } from "./connections.ts";
import { oauthRequests } from "./connector.sql.ts";
import {
  type AuthorizationMember,
  authorizationMembers,
  challengeMethod,
  requestMinutes,
  scopes,
  withLesser,
} from "./contract.ts";
import { noteStep } from "./flows.ts";
import { invalidRequest, OAuthRefusal } from "./oauth-refusal.ts";

type Members = Partial<Record<AuthorizationMember, string>>;

/**
 * What becomes of a request to connect: a secret for the consent page, or the way back that says the client's fault. A
 * browser is sent there only for a person who knows the client: anyone can register one, to lead others to its address
 * from here (RFC 9700, 4.11.2).
 */
export type Outcome = { request: string } | { redirect: string } | { receiver: string; back: string; reason: string };

type ConnectRequest = { query: URLSearchParams; headers: Headers };

const longest = { client_id: 500, state: 2_000 };

/**
 * Takes a client's request to connect (OAuth 2.1, 4.1.1). Thrown faults are for the person alone: a redirect address is
 * not to be trusted before it is known as the client's own.
 */
export async function requestAuthorization(
  { query, headers }: ConnectRequest,
  caller: Caller,
  fetchDocument?: FetchDocument,
): Promise<Outcome> {
  await spendAttempt(caller, [{ group: "attempts" }]);
  const members = membersOf(query);
  const { client_id, redirect_uri } = members;
  if (client_id === undefined || client_id.length > longest.client_id)
    throw invalidRequest(`The client sent no client_id, or one of more than ${longest.client_id} characters.`);
  const client = await knownClient(client_id, caller, fetchDocument);
  if (redirect_uri === undefined || !isRegistered(redirect_uri, client.redirect_uris)) {
    const reason = `The client asks to be answered at an address that it has not registered. Nothing was sent there. ${again}.`;
    await noteStep(caller.address, { step: "authorization", client_id, state: "refused", reason });
    throw invalidRequest(reason);
  }
  const { state } = members;
  try {
    const request = await store(client, redirect_uri, members);
    await noteStep(caller.address, { step: "authorization", client_id });
    await noteStep(caller.address, { step: "sign_in", client_id, state: "waiting" });
    return { request };
  } catch (error) {
    if (!(error instanceof OAuthRefusal)) throw error;
    await noteStep(caller.address, { step: "authorization", client_id, state: "refused", reason: error.message });
    const { code, message: reason } = error;
    const back = answerAt(redirect_uri, { error: code, error_description: reason, state });
    if (await hasConnected(headers, client_id)) return { redirect: back };
    return { receiver: receiverOf(redirect_uri), back, reason };
  }
}

/** A client's address with an answer to its request, which always names this issuer (RFC 9207). */
export function answerAt(redirect_uri: string, answer: Record<string, string | null | undefined>): string {
  const members = Object.entries({ ...answer, iss: issuer() }).filter(
    (member): member is [string, string] => !!member[1],
  );
  return `${redirect_uri}${redirect_uri.includes("?") ? "&" : "?"}${new URLSearchParams(members)}`;
}

/** The parameters of a request; one that is sent twice could mean either. */
function membersOf(query: URLSearchParams): Members {
  const members: Members = {};
  for (const name of authorizationMembers) {
    const values = query.getAll(name);
    if (values.length > 1) throw invalidRequest(`The client sent ${name} more than once.`);
    if (/\p{Cc}/u.test(values[0] ?? "")) throw invalidRequest(`The client sent control characters in ${name}.`);
    if (values[0]) members[name] = values[0];
  }
  return members;
}

async function knownClient(client_id: string, caller: Caller, fetchDocument?: FetchDocument): Promise<OAuthClient> {
  try {
    const client = await findClient(client_id, fetchDocument);
    if (/^https?:/.test(client_id)) await noteStep(caller.address, { step: "registration", client_id });
    return client;
  } catch (error) {
    if (error instanceof OAuthRefusal)
      await noteStep(caller.address, { step: "registration", client_id, state: "refused", reason: error.message });
    throw error;
  }
}

async function store(client: OAuthClient, redirect_uri: string, members: Members): Promise<string> {
  const { code_challenge, resource = resourceAddress(), state } = members;
  refuseFaulty(members);
  const request = randomBytes(32).toString("base64url");
  await db.delete(oauthRequests).where(lt(oauthRequests.expires_at, sql`now()`));
  await db.insert(oauthRequests).values({
    request_sha256: hashOfKey(request),
    client_id: client.client_id,
    client_name: client.name,
    redirect_uri,
    scope: scopesIn(members.scope).join(" "),
    resource: isResource(resource) ? resourceAddress() : resource,
    state: state ?? null,
    code_challenge: code_challenge!,
    expires_at: sql`now() + make_interval(mins => ${requestMinutes})` as never,
  });
  return request;
}

function refuseFaulty(members: Members): void {
  const { response_type, response_mode = "query", code_challenge, code_challenge_method, prompt, state } = members;
  const { resource = resourceAddress(), request, request_uri } = members;
  if (request !== undefined || request_uri !== undefined)
    throw new OAuthRefusal("request_not_supported", "Send the parameters themselves: request objects are not read.");
  if (response_type !== "code")
    throw new OAuthRefusal("unsupported_response_type", "Send response_type=code: no other type is served.");
  if (response_mode !== "query") throw invalidRequest("Leave out response_mode: answers come in the query.");
  if (code_challenge_method !== challengeMethod || !/^[A-Za-z0-9_-]{43}$/.test(code_challenge ?? ""))
    throw invalidRequest(
      `Send a code_challenge with code_challenge_method=${challengeMethod}: PKCE is required, and plain is refused.`,
    );
  if (!isResource(resource)) throw wrongTarget();
  if (prompt !== undefined && /(^| )none( |$)/.test(prompt))
    throw new OAuthRefusal("interaction_required", "Leave out prompt=none: a person allows each connection here.");
  if (state !== undefined && state.length > longest.state)
    throw invalidRequest(`Send a state of at most ${longest.state} characters.`);
}

const allScopes = Object.keys(scopes) as Scope[];

/** The known scopes of a request, with those that they include; all where it names none, as some clients never do. */
export function scopesIn(scope: string | undefined): Scope[] {
  if (scope === undefined || scope.trim() === "") return allScopes;
  const names = scope.trim().split(/\s+/);
  const granted = new Set(allScopes.filter((scope) => names.includes(scope)).flatMap(withLesser));
  if (granted.size > 0) return allScopes.filter((scope) => granted.has(scope));
  throw new OAuthRefusal("invalid_scope", `Send scope as one or more of ${allScopes.join(", ")}, with spaces between.`);
}
