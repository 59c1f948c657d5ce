import type { Database } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { nearToolIds } from "../tools/near-tool-ids.ts";

/** Refuses a review of an unlisted tool that does not describe the tool. */
export async function metadataRequired(db: Database, tool_id: string): Promise<AppError> {
  return new AppError(
    "tool_metadata_required",
    "No tool with this tool_id is listed yet. Use the id of a listed tool, or add tool with name, description, type and website to list it.",
    {
      details: [{ pointer: "/document/tool", message: "is required for a tool that is not listed" }],
      near: await nearToolIds(db, tool_id),
    },
  );
}
