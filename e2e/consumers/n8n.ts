import { createHash, randomBytes } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Consumer, Way } from "./model.ts";

/** The members that n8n's agent adds to the arguments of every call. */
const added = {
  toolCallId: "call_1",
  tool: "MCP_Client",
  sessionId: "7f3c",
  action: "sendMessage",
  chatInput: "Hello",
};

/** Connects as n8n's credential does, by the server's metadata and a registration, and calls as its MCP Client Tool. */
export async function callAsN8n({ url, browse }: Way): Promise<Consumer> {
  const { status } = await fetch(url, { method: "POST" });
  const headers: Record<string, string> =
    status === 401 ? { Authorization: `Bearer ${await signIn(url, browse)}` } : {};
  const client = new Client({ name: "@n8n/n8n-nodes-langchain.mcpClientTool", version: "1.2" }, { capabilities: {} });
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  return {
    tools: (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, given) => {
      const { content } = await client.callTool({ name, arguments: { ...added, ...given } });
      return (content as { text?: string }[]).flatMap(({ text }) => text ?? []).join("\n");
    },
    close: () => client.close(),
  };
}

async function signIn(url: string, browse: Way["browse"]): Promise<string> {
  const metadata = await fetched(new URL("/.well-known/oauth-authorization-server", url));
  const answers: URLSearchParams[] = [];
  const listener = http.createServer((request, response) => {
    answers.push(new URL(request.url!, "http://localhost").searchParams);
    response.writeHead(200, { "content-type": "text/plain" }).end("You may close this window.");
  });
  await new Promise<void>((listening) => listener.listen(0, "127.0.0.1", listening));
  const redirect_uri = `http://localhost:${(listener.address() as AddressInfo).port}/rest/oauth2-credential/callback`;
  const { client_id } = await fetched(metadata.registration_endpoint, {
    redirect_uris: [redirect_uri],
    token_endpoint_auth_method: "none",
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    client_name: "n8n",
    client_uri: "https://n8n.io/",
  });
  const code_verifier = randomBytes(48).toString("base64url");
  const query = new URLSearchParams({
    client_id,
    redirect_uri,
    response_type: "code",
    state: Buffer.from(JSON.stringify({ token: "csrf", cid: "1" })).toString("base64"),
    scope: metadata.scopes_supported.join(" "),
    code_challenge: createHash("sha256").update(code_verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  await browse(`${metadata.authorization_endpoint}?${query}`);
  listener.close();
  const form = {
    grant_type: "authorization_code",
    client_id,
    redirect_uri,
    code: answers[0]!.get("code")!,
    code_verifier,
  };
  const { access_token } = await fetched(metadata.token_endpoint, new URLSearchParams(form));
  return access_token;
}

type Answer = Record<
  "registration_endpoint" | "authorization_endpoint" | "token_endpoint" | "client_id" | "access_token",
  string
> & { scopes_supported: string[] };

/** A JSON answer; with a body it is posted, as a form or as JSON. */
async function fetched(address: string | URL, body?: object): Promise<Answer> {
  const isForm = body instanceof URLSearchParams;
  const sent = body && {
    method: "POST",
    body: isForm ? body : JSON.stringify(body),
    ...(!isForm && { headers: { "content-type": "application/json" } }),
  };
  const answer = await fetch(address, sent);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
