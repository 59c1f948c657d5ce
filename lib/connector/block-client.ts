import { eq, sql } from "drizzle-orm";
import { database } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { oauthClients, oauthGrants } from "./connector.sql.ts";

/** Cuts a client off for everyone and ends its connections, or lets it connect again, for the operator. */
export async function blockClient(client_id: string, isBlocked: boolean): Promise<void> {
  const db = await database();
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(oauthClients)
      .set({ blocked_at: isBlocked ? sql`now()` : null })
      .where(eq(oauthClients.client_id, client_id))
      .returning({ client_id: oauthClients.client_id });
    if (changed.length === 0) throw new AppError("not_found", "There is no such client. Choose one from the list.");
    if (isBlocked) await tx.delete(oauthGrants).where(eq(oauthGrants.client_id, client_id));
  });
}
