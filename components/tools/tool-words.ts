import type { Tool } from "#lib/tools/contract.ts";

/** What a list of tools can be ordered by, in words. */
export const sortNames = { usage: "Firsthand", assessment: "Desk", name: "Name" } as const;

/** What a tool is, in words. */
export const typeNames: Record<Tool["type"], string> = { mcp: "MCP server", api: "API", app: "App" };

/** A tool's name where there is room for nothing else, which never passes an unverified tool off as a known one. */
export function titleOf({ name, listing, similar_to }: Pick<Tool, "name" | "listing" | "similar_to">): string {
  if (listing !== "unverified") return name;
  const [known] = similar_to;
  return known === undefined ? `${name} (unverified)` : `${name} (unverified, not ${known.tool_id})`;
}
