import { hash } from "node:crypto";
import { SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/server";
import { guideText, skill } from "../about/agent-guides.ts";
import { interfaceVersion, keptMinutes, serviceName } from "../contract.ts";
import { env } from "../env.ts";
import { stateless } from "./messages.ts";
import servers from "./servers.json" with { type: "json" };

/** How long a client may keep data that only a release changes. */
export const fixed = { ttlMs: keptMinutes.usual * 60_000, cacheScope: "public" as const };

/** The two MCP servers, as a connection and their cards name them. */
type ServerName = keyof typeof servers;

/** What a server says of itself in a connection. */
export function serverInfo(server: ServerName) {
  const { name, title } = servers[server];
  const { PUBLIC_URL: websiteUrl } = env();
  const icons = [{ src: `${websiteUrl}/icon.svg`, mimeType: "image/svg+xml", sizes: ["any"] }];
  return { name, title, version: interfaceVersion, websiteUrl, icons };
}

/** What both documents say of a server: its name is under the service's domain in reverse order, org.example/touchstone. */
function describe(server: ServerName) {
  const { path, description } = servers[server];
  const { name, icons, ...info } = serverInfo(server);
  const domain = new URL(info.websiteUrl).hostname.split(".").reverse().join(".");
  const remote = { type: "streamable-http", url: `${info.websiteUrl}${path}` };
  return { about: { name: `${domain}/${name}`, description, ...info }, icons, remote };
}

/** The server card of an MCP endpoint (SEP-2127, a draft of the extensions track). */
export function serverCard(server: ServerName): object {
  const { about, icons, remote } = describe(server);
  const $schema = "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json";
  const supportedProtocolVersions = [stateless, ...SUPPORTED_PROTOCOL_VERSIONS];
  return { $schema, ...about, icons, remotes: [{ ...remote, supportedProtocolVersions }] };
}

/** What the operator publishes to the official MCP registry. */
export function registryEntry(server: ServerName): object {
  const { about, remote } = describe(server);
  const $schema = "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json";
  return { $schema, ...about, remotes: [remote] };
}

export const documentTypes = {
  card: "application/mcp-server-card+json",
  catalog: "application/ai-catalog+json",
} as const;

/** What this domain offers to agents (AI Catalog). */
export function aiCatalog(): object {
  const { PUBLIC_URL } = env();
  const { hostname } = new URL(PUBLIC_URL);
  const entry = (name: string, displayName: string, type: string, path: string) => ({
    identifier: `urn:air:${hostname}:${name}`,
    displayName,
    type,
    url: `${PUBLIC_URL}${path}`,
  });
  const cards = Object.values(servers).map(({ name, title, path }) =>
    entry(name, title, documentTypes.card, `${path}/server-card`),
  );
  return {
    specVersion: "1.0",
    host: { displayName: serviceName, identifier: `did:web:${hostname}` },
    entries: [...cards, entry(`skill:${skill.name}`, `How to use ${serviceName}`, "text/markdown", "/skill.md")],
  };
}

/** The index of the service's skills, with the digest of the bytes served (Agent Skills Discovery). */
export function skillIndex(): object {
  return {
    $schema: "https://schemas.agentskills.io/discovery/0.2.0/schema.json",
    skills: [
      {
        ...skill,
        type: "skill-md",
        url: `${env().PUBLIC_URL}/skill.md`,
        digest: `sha256:${hash("sha256", guideText("skill"), "hex")}`,
      },
    ],
  };
}
