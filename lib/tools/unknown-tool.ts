import { eq } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { nearToolIds } from "./near-tool-ids.ts";
import { tools } from "./tools.sql.ts";

/** Refuses an argument that is not the id of a listed tool, with similar ids: never an empty page. */
export async function unknownTool(db: Database, tool_id: string): Promise<AppError> {
  const message = "No tool has this tool_id. Search with search_tools (GET /api/tools?q=…) for the tool you mean.";
  return new AppError("invalid_argument", message, {
    details: [{ pointer: "/tool_id", message: "is not the id of a listed tool" }],
    near: await nearToolIds(db, tool_id),
  });
}

/** Refuses an argument that is not the id of a listed tool. */
export async function refuseUnknownTool(db: Database, tool_id: string): Promise<void> {
  const [listed] = await db.select({ id: tools.tool_id }).from(tools).where(eq(tools.tool_id, tool_id));
  if (listed === undefined) throw await unknownTool(db, tool_id);
}
