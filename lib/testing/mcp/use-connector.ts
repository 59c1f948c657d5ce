import http from "node:http";
import type { AddressInfo } from "node:net";
import type { NodeHttp1Handler } from "srvx";
import { toNodeHandler } from "srvx/node";
import { afterAll, beforeAll } from "vitest";
import { GET as serverDocument } from "#app/.well-known/oauth-authorization-server/[[...path]]/route.ts";
import { GET as resourceDocument } from "#app/.well-known/oauth-protected-resource/[[...path]]/route.ts";
import { GET as readState } from "#app/account/state/route.ts";
import { GET as authorize } from "#app/oauth/authorize/route.ts";
import { POST as decide } from "#app/oauth/consent/decide/route.ts";
import { POST as register } from "#app/oauth/register/route.ts";
import { POST as exchange } from "#app/oauth/token/route.ts";
import { POST as signIn } from "#app/sign-in/session/route.ts";
import type { AccountState } from "#components/account/account-state.ts";
import { answerConnector } from "../../mcp/connector/connector-server.ts";
import { makeCode } from "../../sign-in/request-code.ts";
import { memberOf } from "../../sign-in/sessions.ts";
import { setEnvironment } from "../database.ts";

type Route = (request: Request) => Promise<Response>;
type Segments = { params: Promise<Record<string, never>> };
const without = (route: (request: Request, context: Segments) => Promise<Response>): Route => {
  return (request) => route(request, { params: Promise.resolve({}) });
};

const routes = new Map<string, Route>([
  ["/.well-known/oauth-protected-resource/research/mcp", without(resourceDocument)],
  ["/.well-known/oauth-authorization-server", without(serverDocument)],
  ["/oauth/register", register],
  ["/oauth/authorize", authorize],
  ["/oauth/consent/decide", without(decide)],
  ["/oauth/token", exchange],
  ["/sign-in/session", without(signIn)],
  ["/account/state", readState],
  ["/research/mcp", answerConnector],
]);

type Connector = {
  url: () => string;
  allowAs: (email: string) => (address: string) => Promise<void>;
  accountPageOf: (email: string) => Promise<AccountState>;
};

/** The addresses of a connector's flow on a port of this process, and people who allow what is asked there. */
export function useConnector(): Connector {
  const answer = toNodeHandler((request) => {
    const route = routes.get(new URL(request.url).pathname);
    return route === undefined ? new Response(null, { status: 404 }) : route(request);
  }) as NodeHttp1Handler;
  const server = http.createServer((request, response) => void answer(request, response));
  let base = "";
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    setEnvironment({ PUBLIC_URL: base });
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  const post = (path: string, form: Record<string, string>, cookie = "") =>
    fetch(`${base}${path}`, {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { origin: base, cookie },
      redirect: "manual",
    });

  const signedIn = async (email: string) => {
    const answer = await post("/sign-in/session", { email, code: await makeCode(email) });
    return answer.headers.getSetCookie()[0]!.split(";")[0]!;
  };

  const accountPageOf = async (email: string) => {
    const headers = { cookie: await signedIn(email) };
    return (await fetch(`${base}/account/state`, { headers })).json() as Promise<AccountState>;
  };

  const allowAs = (email: string) => async (address: string) => {
    const sent = await fetch(address, { redirect: "manual" });
    const request = new URL(sent.headers.get("location")!, base).searchParams.get("request")!;
    const cookie = await signedIn(email);
    const account = (await memberOf(new Headers({ cookie })))!.account.account_id;
    const decided = await post("/oauth/consent/decide", { request, account, decision: "allow" }, cookie);
    const to = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(await decided.text())![1]!;
    await fetch(to.replaceAll("&amp;", "&"));
  };
  return { url: () => `${base}/research/mcp`, allowAs, accountPageOf };
}
