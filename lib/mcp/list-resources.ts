import type { ListResourcesResult, Resource } from "@modelcontextprotocol/server";
import { listToolIds } from "../tools/list-tool-ids.ts";
import { ratingsResources } from "./ratings-resources.ts";
import { readResourceCursor, writeResourceCursor } from "./resource-cursor.ts";

const pageSize = 100;
const fixed = ratingsResources.map(({ listed }) => listed);

/**
 * A page of all resources: the fixed ones, then the tools shown by id, in id order, so a new tool neither hides nor
 * repeats another.
 */
export async function listResources(cursor: string | undefined): Promise<ListResourcesResult> {
  const before = cursor === undefined ? fixed : [];
  const room = pageSize - before.length;
  const ids = await listToolIds(cursor === undefined ? "" : readResourceCursor(cursor), room + 1);
  const resources = [...before, ...ids.slice(0, room).map(toolResource)];
  return ids.length > room ? { resources, nextCursor: writeResourceCursor(ids[room - 1]!) } : { resources };
}

/** A tool in the list: by its id only, since its name and description may be strangers' words. */
const toolResource = (tool_id: string): Resource => ({
  uri: `ratings://tools/${tool_id}`,
  name: tool_id,
  description: "A tool with its firsthand reviews and, apart from them, its desk assessments.",
  mimeType: "application/json",
  annotations: { audience: ["user", "assistant"], priority: 0.5 },
});
