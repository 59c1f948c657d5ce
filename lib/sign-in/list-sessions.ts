import { and, desc, eq, gt, sql } from "drizzle-orm";
import { database } from "../db/client.ts";
import type { SessionRow } from "./contract.ts";
import { peopleSessions } from "./sign-in.sql.ts";

/** Lists where a person is signed in, newest first. */
export async function listSessions(account_id: string, session_id: string): Promise<SessionRow[]> {
  const db = await database();
  const rows = await db
    .select()
    .from(peopleSessions)
    .where(and(eq(peopleSessions.userId, account_id), gt(peopleSessions.expiresAt, sql`now()`)))
    .orderBy(desc(peopleSessions.createdAt));
  return rows.map(({ id, userAgent, createdAt }) => ({
    user_agent: userAgent ?? "",
    created_at: createdAt.toISOString(),
    is_this: id === session_id,
  }));
}
