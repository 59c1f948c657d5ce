import { randomUUID } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import {
  Client,
  type ClientCapabilities,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from "@modelcontextprotocol/client";
import { Client as FirstClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as FirstTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

/** What a client keeps; with the address of a metadata document as its `document` it comes by that, unregistered. */
type Memory = { [name: string]: unknown };
/** Opens an address as a person's browser does, until the client is answered at its own address. */
type Browse = (address: string) => Promise<unknown>;

/** How a client of each generation is made; both share the flow below. */
const generations = {
  "SDK v2, auto": (capabilities: ClientCapabilities) =>
    new Client({ name: "Stock client", version: "1" }, { versionNegotiation: { mode: "auto" }, capabilities }),
  "SDK v2, legacy": () => new Client({ name: "Stock client", version: "1" }),
  "SDK v1": () => new FirstClient({ name: "Stock client", version: "1" }) as unknown as Client,
};
export type Generation = keyof typeof generations;
export const allGenerations = Object.keys(generations) as Generation[];

/**
 * A stock chat client on this computer that knows nothing but the address: it listens for its code, and asks a person's
 * browser for consent whenever the service says that it needs more.
 */
export async function chatClient(
  url: string,
  generation: Generation,
  browse: Browse,
  capabilities: ClientCapabilities = {},
) {
  const memory: Memory = {};
  const answers: URLSearchParams[] = [];
  const listener = http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, "http://127.0.0.1");
    if (pathname === "/callback") answers.push(searchParams);
    response.writeHead(200, { "content-type": "text/plain" }).end("You may close this window.");
  });
  await new Promise<void>((listening) => listener.listen(0, "127.0.0.1", listening));
  const redirectUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/callback`;
  const provider = providerOf(memory, redirectUrl);
  const transport = () =>
    generation === "SDK v1"
      ? (new FirstTransport(new URL(url), {
          authProvider: provider as never,
        }) as unknown as StreamableHTTPClientTransport)
      : new StreamableHTTPClientTransport(new URL(url), { authProvider: provider });

  /** The person's part: consent in the browser; returns what the browser brings back. */
  async function comeBack(): Promise<URLSearchParams> {
    await browse(String(memory.authorize));
    const answer = answers.at(-1)!;
    if (answer.get("state") !== memory.state) throw new Error(`the state came back as ${answer.get("state")}`);
    return answer;
  }

  async function finish(): Promise<void> {
    const answer = await comeBack();
    const over = transport() as unknown as { finishAuth: (answer: unknown) => Promise<void> };
    await over.finishAuth(generation === "SDK v1" ? answer.get("code") : answer);
  }

  async function connect(): Promise<Client> {
    const client = generations[generation](capabilities);
    await client.connect(transport());
    return client;
  }

  return {
    memory,
    answers,
    provider,
    comeBack,
    finish,
    /** Connects; the first time by way of the browser. */
    connect: () =>
      connect().catch(async (error: Error) => {
        if (!(error instanceof UnauthorizedError) && error.constructor.name !== "UnauthorizedError") throw error;
        await finish();
        return connect();
      }),
    close: () => new Promise<void>((closed) => listener.close(() => closed())),
  };
}

function providerOf(memory: Memory, redirectUrl: string): OAuthClientProvider {
  return {
    redirectUrl,
    get clientMetadataUrl() {
      return memory.document as string | undefined;
    },
    clientMetadata: {
      client_name: "Stock client",
      redirect_uris: [redirectUrl],
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      token_endpoint_auth_method: "none",
    },
    state: () => {
      memory.state = randomUUID();
      return String(memory.state);
    },
    clientInformation: () => memory.client as never,
    saveClientInformation: (client) => {
      memory.client = client;
    },
    tokens: () => memory.tokens as never,
    saveTokens: (tokens) => {
      memory.tokens = tokens;
    },
    redirectToAuthorization: (address) => {
      memory.authorize = address.href;
    },
    saveCodeVerifier: (verifier) => {
      memory.verifier = verifier;
    },
    codeVerifier: () => String(memory.verifier),
    saveDiscoveryState: (state) => {
      memory.discovery = state;
    },
    discoveryState: () => memory.discovery as OAuthDiscoveryState | undefined,
  };
}
