import type { JsonSchema } from "../json/json-schema.ts";
import { sizeLimits } from "../net/size-limits.ts";
import { fillPlaces } from "../text-file.ts";
import mcp from "./mcp-path.json" with { type: "json" };

type Descriptions = { schemas: Record<string, JsonSchema>; path: Record<string, JsonSchema> };

/** The MCP endpoint: how messages travel, and their schemas as far as this document describes them. It lists its tools itself. */
export const { schemas: mcpSchemas, path: mcpPath }: Descriptions = JSON.parse(
  fillPlaces(JSON.stringify(mcp), { kilobytes: sizeLimits.mcp.bytes / 1024 }),
);
