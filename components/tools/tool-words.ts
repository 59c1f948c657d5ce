import type { Tool } from "#lib/tools/contract.ts";

/** What a list of tools can be ordered by, in words. */
export const sortNames = { usage: "Firsthand", assessment: "Desk", name: "Name" } as const;

/** What a tool is, in words. */
export const typeNames: Record<Tool["type"], string> = { mcp: "MCP server", api: "API", app: "App" };
