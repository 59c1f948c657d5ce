import { eq } from "drizzle-orm";
import { database } from "../db/client.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { nearToolIds } from "./near-tool-ids.ts";
import { tools } from "./tools.sql.ts";

/** Listed ids like the one a post names, when that is not listed and some are like it. */
export async function nearUnlisted(tool_id: string | undefined): Promise<{ near?: string[] }> {
  if (tool_id === undefined) return {};
  try {
    const db = await database();
    const [listed] = await db.select({ id: tools.tool_id }).from(tools).where(eq(tools.tool_id, tool_id));
    const near = listed === undefined ? await nearToolIds(db, tool_id) : [];
    return near.length > 0 ? { near } : {};
  } catch (error) {
    // The post may be published by now: a storage failure here must not suggest otherwise.
    if (isStorageAway(error)) return {};
    throw error;
  }
}
