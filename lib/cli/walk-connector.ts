import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { accounts } from "../accounts/accounts.sql.ts";
import { deleteAccount } from "../accounts/delete-account.ts";
import { forgetClient } from "../connector/clients.ts";
import { type Consent, challengeMethod, connectorPath } from "../connector/contract.ts";
import { cutText } from "../cut-text.ts";
import { db } from "../db/client.ts";
import { faultInWords } from "../db/logged-error.ts";
import { makeCode } from "../sign-in/request-code.ts";

type Walk = { base: string; email: string; cookies: Map<string, string>; [learnt: string]: unknown };
type Answer = { status: number; headers: Headers; text: string };
type Body = Record<string, string> & Record<string, string[] | object>;

const redirect_uri = "http://127.0.0.1/touchstone-doctor";
const verifier = randomBytes(32).toString("base64url");

const steps: [of: string, sentence: string, take: (walk: Walk) => Promise<void>][] = [
  ["challenge", "A call without a token is sent to the metadata.", takeChallenge],
  ["metadata", `Both documents name this address, and PKCE with ${challengeMethod}.`, takeMetadata],
  ["registration", "A client registers.", register],
  ["authorization", "Its person is sent to the consent page.", authorize],
  ["sign-in", "A person signs in by a code, and comes back to consent.", signIn],
  ["consent", "The person allows it, and a code goes to the client.", consent],
  ["token", "The code is exchanged for tokens.", exchange],
  ["call", "The connector lists its tool to the token.", callTools],
  ["revocation", "A revoked token is refused with the next call.", revoke],
];

/** Walks a client's whole way to the research connector of the running service; fails at the first fault. */
export async function walkConnector(base: string): Promise<string> {
  const email = `doctor-${randomBytes(6).toString("hex")}@doctor.invalid`;
  const walk: Walk = { base, email, cookies: new Map() };
  const lines: string[] = [];
  try {
    for (const [of, sentence, take] of steps) {
      await take(walk).catch((error: unknown) => {
        throw new Error([...lines, line("wrong", of, faultInWords(error))].join("\n"));
      });
      lines.push(line("ok", of, sentence));
    }
    return lines.join("\n");
  } finally {
    await cleanUp(walk);
  }
}

const line = (state: string, of: string, sentence: string) => `${state.padEnd(6)} ${of.padEnd(14)} ${sentence}`;

async function takeChallenge(walk: Walk): Promise<void> {
  const { status, headers } = await rpc(walk, {});
  walk.metadata = /resource_metadata="([^"]+)"/.exec(headers.get("www-authenticate") ?? "")?.[1];
  expect(
    status === 401 && walk.metadata,
    `${connectorPath} was answered with ${status}, without WWW-Authenticate: does a proxy drop it?`,
  );
}

async function takeMetadata(walk: Walk): Promise<void> {
  const resource = bodyOf(await send(walk, String(walk.metadata)));
  expect(
    resource.resource === `${walk.base}${connectorPath}`,
    `The metadata names ${resource.resource}: set PUBLIC_URL to the address that clients use.`,
  );
  const server = (resource.authorization_servers as unknown as string[])[0];
  const metadata = bodyOf(await send(walk, `${server}/.well-known/oauth-authorization-server`));
  expect(metadata.issuer === server, `The issuer is ${metadata.issuer} and must be ${server}.`);
  walk.server = metadata;
}

async function register(walk: Walk): Promise<void> {
  const body = JSON.stringify({ client_name: "touchstone doctor", redirect_uris: [redirect_uri] });
  const request = { method: "POST", body, headers: { "content-type": "application/json" } };
  walk.client_id = bodyOf(await send(walk, endpoint(walk, "registration_endpoint"), request)).client_id;
}

async function authorize(walk: Walk): Promise<void> {
  const query = new URLSearchParams({
    client_id: String(walk.client_id),
    redirect_uri,
    response_type: "code",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: challengeMethod,
    resource: `${walk.base}${connectorPath}`,
    state: "doctor",
  });
  const { status, headers } = await send(walk, `${endpoint(walk, "authorization_endpoint")}?${query}`);
  walk.consent = headers.get("location");
  expect(status === 303 && walk.consent, `The request to connect was answered with ${status}.`);
}

async function signIn(walk: Walk): Promise<void> {
  const form = { email: walk.email, code: await makeCode(walk.email) };
  const { headers } = await post(walk, `${walk.base}/sign-in/session`, form);
  const to = headers.get("location");
  expect(
    to === walk.consent,
    `After sign-in the browser went to ${to} and not back to consent: are cookies kept by the proxy?`,
  );
}

async function consent(walk: Walk): Promise<void> {
  const page = new URL(String(walk.consent), walk.base);
  const { status, text } = await send(walk, page.href);
  const account = /name="account" value="([^"]+)"/.exec(text)?.[1];
  expect(account !== undefined, `The consent page was answered with ${status}, without its form.`);
  const form: Consent = { request: page.searchParams.get("request")!, account: account!, decision: "allow" };
  const decided = await post(walk, `${walk.base}/oauth/consent/decide`, form);
  walk.code = /[?;&]code=([\w-]+)/.exec(decided.text)?.[1];
  expect(walk.code !== undefined, `The consent was answered with ${decided.status}, without a code.`);
}

async function exchange(walk: Walk): Promise<void> {
  const { client_id, code } = walk as Walk & { client_id: string; code: string };
  const form = { grant_type: "authorization_code", client_id, code, redirect_uri, code_verifier: verifier };
  walk.token = bodyOf(await post(walk, endpoint(walk, "token_endpoint"), form)).access_token;
}

async function callTools(walk: Walk): Promise<void> {
  const { status, text } = await rpc(walk, { authorization: `Bearer ${walk.token}` });
  expect(status === 200 && text.includes("run_research"), `tools/list was answered with ${status}.`);
}

async function revoke(walk: Walk): Promise<void> {
  const { client_id, token } = walk as Walk & { client_id: string; token: string };
  bodyOf(await post(walk, endpoint(walk, "revocation_endpoint"), { client_id, token }));
  const { status } = await rpc(walk, { authorization: `Bearer ${token}` });
  expect(status === 401, `A call with a revoked token was answered with ${status}.`);
}

async function cleanUp({ email, client_id }: Walk): Promise<void> {
  if (typeof client_id === "string") await forgetClient(client_id);
  const [account] = await db.select({ id: accounts.account_id }).from(accounts).where(eq(accounts.email, email));
  if (account !== undefined) await deleteAccount(account.id);
}

const rpc = (walk: Walk, headers: Record<string, string>) =>
  send(walk, `${walk.base}${connectorPath}`, {
    method: "POST",
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers },
  });

const post = (walk: Walk, url: string, form: Record<string, string>) =>
  send(walk, url, { method: "POST", body: new URLSearchParams(form) });

async function send({ base, cookies }: Walk, url: string, init: RequestInit = {}): Promise<Answer> {
  const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
  const headers = { origin: base, cookie, ...(init.headers as Record<string, string>) };
  const answer = await fetch(url, { ...init, headers, redirect: "manual", signal: AbortSignal.timeout(10_000) });
  for (const one of answer.headers.getSetCookie()) {
    const [name, ...value] = one.split(";")[0]!.split("=");
    cookies.set(name!, value.join("="));
  }
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

function bodyOf({ status, text }: Answer): Body {
  expect(status < 300, `It was answered with ${status}: ${cutText(text, 300)}`);
  return JSON.parse(text);
}

const endpoint = (walk: Walk, name: string): string => (walk.server as Body)[name] as string;

function expect(isRight: unknown, sentence: string): void {
  if (!isRight) throw new Error(sentence);
}
