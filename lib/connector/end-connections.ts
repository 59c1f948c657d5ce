import { and, eq } from "drizzle-orm";
import { database } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { oauthGrants } from "./connector.sql.ts";

/** Ends every connection of a client to an account: its next call is refused, and so is its next refresh. */
export async function endConnections(account_id: string, client_id: string): Promise<void> {
  const db = await database();
  const ended = await db
    .delete(oauthGrants)
    .where(and(eq(oauthGrants.account_id, account_id), eq(oauthGrants.client_id, client_id)))
    .returning({ grant_id: oauthGrants.grant_id });
  if (ended.length === 0)
    throw new AppError("not_found", "No such client is connected to this account. Choose one from the list.");
}
