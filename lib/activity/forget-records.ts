import { inArray } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { events } from "./activity.sql.ts";
import { removedPreview } from "./preview.ts";

/** Takes the titles and excerpts of removed records out of the feed, which keeps their places. */
export async function forgetRecords(tx: Transaction, ids: string[]): Promise<void> {
  await tx.update(events).set({ preview: removedPreview }).where(inArray(events.ref, ids));
}

/** Removes tool ids that nothing names any more from the feed: an id is a stranger's text too. */
export async function forgetTools(tx: Transaction, tool_ids: string[]): Promise<void> {
  await tx.update(events).set({ tool_id: null }).where(inArray(events.tool_id, tool_ids));
}
