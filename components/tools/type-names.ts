import type { Tool } from "#lib/tools/contract.ts";

/** What a tool is, in words. */
export const typeNames: Record<Tool["type"], string> = { mcp: "MCP server", api: "API", app: "App" };
