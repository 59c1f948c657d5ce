import { eq } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { events } from "./activity.sql.ts";

/** Takes the id of a tool that is gone with all that named it out of the feed: an id is a text by strangers too. */
export async function forgetTool(tx: Transaction, tool_id: string): Promise<void> {
  await tx.update(events).set({ tool_id: null }).where(eq(events.tool_id, tool_id));
}
