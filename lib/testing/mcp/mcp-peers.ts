import { Client, type Resource, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as FirstClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as FirstTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

const info = { name: "peer", version: "1.0.0" };

/** A client of the second SDK, which finds out a server's era or uses the given one. */
async function second(url: string, mode: "auto" | "legacy"): Promise<Client> {
  const client = new Client(info, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  return client;
}

/** A client of the first SDK, which most hosts still have; its calls and answers are those of the second. */
async function first(url: string): Promise<Client> {
  const client = new FirstClient(info);
  await client.connect(new FirstTransport(new URL(url)) as Parameters<FirstClient["connect"]>[0]);
  return client as unknown as Client;
}

/** The official clients of MCP, by name, with the era that each ends up in. */
export const peers: { name: string; era: "legacy" | "modern"; connect: (url: string) => Promise<Client> }[] = [
  { name: "SDK v1", era: "legacy", connect: first },
  { name: "SDK v2, legacy", era: "legacy", connect: (url) => second(url, "legacy") },
  { name: "SDK v2, auto", era: "modern", connect: (url) => second(url, "auto") },
];

/** All resources, page by page: not every client follows pages by itself. */
export async function everyResource(client: Client): Promise<Resource[]> {
  const resources: Resource[] = [];
  let cursor: string | undefined;
  do {
    const page = await client.listResources(cursor === undefined ? {} : { cursor });
    resources.push(...page.resources);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return resources;
}
