import { createHash, randomBytes } from "node:crypto";
import { GET as authorize } from "#app/oauth/authorize/route.ts";
import { POST as decide } from "#app/oauth/consent/decide/route.ts";
import { POST as register } from "#app/oauth/register/route.ts";
import { POST as revoke } from "#app/oauth/revoke/route.ts";
import { POST as exchange } from "#app/oauth/token/route.ts";
import { memberOf } from "../sign-in/sessions.ts";
import { here, send } from "./person.ts";

export const resource = `${here}/research/mcp`;
export const redirect_uri = "http://127.0.0.1:8090/callback";
const verifier = "a-verifier-of-forty-three-characters-or-more";
export const challengeOf = (text: string) => createHash("sha256").update(text).digest("base64url");

export type Members = Record<string, string | undefined>;
const sentOf = (members: Members | URLSearchParams) =>
  members instanceof URLSearchParams
    ? members
    : new URLSearchParams(
        Object.entries(members).filter((member): member is [string, string] => member[1] !== undefined),
      );

const host = { host: "touchstone.test" };

/** Sends JSON to the registration endpoint. */
export async function registration(metadata: unknown, headers: Record<string, string> = {}) {
  const body = typeof metadata === "string" ? metadata : JSON.stringify(metadata);
  const asJson = { ...host, "content-type": "application/json", ...headers };
  const answer = await register(new Request(`${here}/oauth/register`, { method: "POST", body, headers: asJson }));
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
}

/** Registers a client; returns its id. */
export async function aClient(metadata: object = {}): Promise<string> {
  const { body } = await registration({ client_name: "Trial client", redirect_uris: [redirect_uri], ...metadata });
  return body.client_id;
}

/** Sends a browser to the authorization endpoint. */
export async function authorization(members: Members, query = sentOf(members), cookie = "") {
  const answer = await authorize(new Request(`${here}/oauth/authorize?${query}`, { headers: { ...host, cookie } }));
  const to = answer.headers.get("location");
  const params = to === null ? null : new URL(to, here).searchParams;
  return { status: answer.status, to, params, text: await answer.text(), cookies: answer.headers.getSetCookie() };
}

/** A request to connect that is not right, from a person who never connected its client; returns the link of its page. */
export async function wayBack(members: Members): Promise<URL> {
  const { status, to, text, cookies } = await authorization(members);
  if (status !== 400 || to !== null || cookies.length > 0 || /http-equiv|<script/.test(text))
    throw new Error(`the browser does not stay: ${status} ${to} ${text}`);
  return new URL(/<a href="([^"]+)" rel="noreferrer">/.exec(text)![1]!.replaceAll("&amp;", "&"));
}

/** A right request to connect, of a client. */
export const aRequest = (client_id: string): Members => ({
  client_id,
  redirect_uri,
  response_type: "code",
  code_challenge: challengeOf(verifier),
  code_challenge_method: "S256",
  resource,
  scope: "research:read",
  state: "a-state",
});

/** Asks to connect; returns the secret of the waiting request. */
export async function waiting(members: Members): Promise<string> {
  const { params, text } = await authorization(members);
  const request = params?.get("request");
  if (!request) throw new Error(`no request waits: ${params ?? text}`);
  return request;
}

/** A person's decision; returns the address that the browser goes to. */
export async function decision(request: string, cookie: string, form: Record<string, string> = {}) {
  const member = await memberOf(new Headers({ cookie }));
  const account = member?.account.account_id ?? "";
  const answer = await send(decide, { form: { request, account, decision: "allow", ...form }, cookie });
  const text = await answer.text();
  const to = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(text)?.[1]?.replaceAll("&amp;", "&");
  return {
    status: answer.status,
    to,
    params: to ? new URL(to).searchParams : null,
    location: answer.headers.get("location"),
  };
}

/** Asks to connect and allows it; returns the code. */
export async function aCode(client_id: string, cookie: string, members: Members = {}): Promise<string> {
  const { params } = await decision(await waiting({ ...aRequest(client_id), ...members }), cookie);
  return params!.get("code")!;
}

/** Sends a form to the token endpoint. */
export const exchanged = (members: Members | URLSearchParams, headers: Record<string, string> = {}, query = "") =>
  formTo(exchange, `${here}/oauth/token${query}`, { members, headers });

/** Sends a form to the revocation endpoint. */
export const revoked = (members: Members) => formTo(revoke, `${here}/oauth/revoke`, { members });

type Form = { members: Members | URLSearchParams; headers?: Record<string, string> };

async function formTo(route: typeof exchange, address: string, { members, headers = {} }: Form) {
  const form = { ...host, "content-type": "application/x-www-form-urlencoded", ...headers };
  const answer = await route(new Request(address, { method: "POST", body: String(sentOf(members)), headers: form }));
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
}

/** A right exchange of a code. */
export const anExchange = (client_id: string, code: string): Members => ({
  grant_type: "authorization_code",
  client_id,
  code,
  redirect_uri,
  code_verifier: verifier,
  resource,
});

/** A right refresh. */
export const aRefresh = (client_id: string, refresh_token: string): Members => ({
  grant_type: "refresh_token",
  client_id,
  refresh_token,
  resource,
});

export type Connection = { client_id: string; access_token: string; refresh_token: string; scope: string };

/** Connects a new client of a person; returns its tokens. */
export async function connected(cookie: string, scope = "research:read", client?: string): Promise<Connection> {
  const client_id = client ?? (await aClient());
  const { body } = await exchanged(anExchange(client_id, await aCode(client_id, cookie, { scope })));
  return { client_id, ...body };
}

/** A text that looks like a token and is none. */
export const strayToken = (mark = "ta_") => `${mark}${randomBytes(32).toString("base64url")}`;
