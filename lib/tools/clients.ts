import type { Tool } from "./contract.ts";
import { namedClients } from "./facts/contract.ts";
import { searchTerms } from "./word-query.ts";
import { words } from "./words.ts";

const names = namedClients.map((client) => words(client).join("[ -]")).join("|");
const use = new RegExp(`\\b(?:in|inside|into|from|with|for|via|to) (?:${names})\\b`, "i");

/** A need without the MCP client that it is for: "in Cursor" says where a tool is used, and not what it does. */
export function withoutClient(need: string): string {
  const rest = need.replace(use, " ");
  return searchTerms(rest).length > 0 ? rest : need;
}

/** The type that a need names: an API by that word, an MCP server by MCP, an agent or an MCP client; null for neither or both. */
export function typeNamedIn(need: string, client?: string): Tool["type"] | null {
  const said = words(need);
  const isForServer = client !== undefined || use.test(need) || said.includes("mcp") || said.includes("agent");
  if (isForServer === said.includes("api")) return null;
  return isForServer ? "mcp" : "api";
}
