import { inArray } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { events } from "./activity.sql.ts";

/** Removes tool ids that nothing names any more from the feed: an id is a stranger's text too. */
export async function forgetTools(tx: Transaction, tool_ids: string[]): Promise<void> {
  await tx.update(events).set({ tool_id: null }).where(inArray(events.tool_id, tool_ids));
}
