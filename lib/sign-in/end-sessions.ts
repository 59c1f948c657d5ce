import { and, eq } from "drizzle-orm";
import { database } from "../db/client.ts";
import { peopleSessions } from "./sign-in.sql.ts";

/** Ends one session of a person. */
export async function endSession(account_id: string, session_id: string): Promise<void> {
  const db = await database();
  await db.delete(peopleSessions).where(and(eq(peopleSessions.id, session_id), eq(peopleSessions.userId, account_id)));
}

/** Signs a person out in every browser: for every process, with the next request. */
export async function endSessions(account_id: string): Promise<void> {
  const db = await database();
  await db.delete(peopleSessions).where(eq(peopleSessions.userId, account_id));
}
