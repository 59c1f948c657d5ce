import { env } from "#lib/env.ts";
import servers from "#lib/mcp/servers.json" with { type: "json" };
import { isOnThisMachine } from "#lib/net/this-machine.ts";
import { reachedAt, startedBy } from "#lib/tools/facts/connect.ts";
import { namedClients } from "#lib/tools/facts/contract.ts";

/** The line that shows in a terminal which tools the MCP server at an address has. */
export const inspectorLine = (address: string): string =>
  `npx @modelcontextprotocol/inspector --cli ${address} --transport http --method tools/list`;

/** How each client is connected to this service's own MCP server, as to a tool: Claude Desktop by mcp-remote. */
export function ownLines() {
  const { name, path } = servers.ratings;
  const address = `${env().PUBLIC_URL}${path}`;
  // mcp-remote takes plain http only to this machine, unless a flag allows more.
  const isPlain = address.startsWith("http:") && !isOnThisMachine(address);
  const args = ["-y", "mcp-remote", address, ...(isPlain ? ["--allow-http"] : [])];
  const byAddress = reachedAt(name, { url: address, transport: "streamable-http" });
  const byCommand = startedBy(name, { command: "npx", args });
  const lines = namedClients.map((client) => {
    const [text, file = null] = (client === "claude-desktop" ? byCommand : byAddress)[client]!;
    return { client, text, file, note: null, page: null };
  });
  return { lines, settings: byAddress["claude-desktop"]![1], inspector: inspectorLine(address) };
}
