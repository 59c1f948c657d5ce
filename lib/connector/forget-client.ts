import { eq } from "drizzle-orm";
import { database } from "../db/client.ts";
import { oauthClients, oauthSteps } from "./connector.sql.ts";

/** Deletes a client with its connections and the steps of its flow, as if it had never come. */
export async function forgetClient(client_id: string): Promise<void> {
  const db = await database();
  await db.delete(oauthClients).where(eq(oauthClients.client_id, client_id));
  await db.delete(oauthSteps).where(eq(oauthSteps.subject, client_id));
}
