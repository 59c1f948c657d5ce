import { and, eq, sql } from "drizzle-orm";
import { defaultConcurrency } from "../accounts/account-limits.ts";
import { noteAct } from "../accounts/acts.ts";
import { nameOfToken } from "../accounts/authenticate.ts";
import type { Account } from "../contract.ts";
import { db } from "../db/client.ts";
import { momentJson } from "../db/columns.ts";
import { select } from "../db/select.ts";
import { refuseUnread } from "../db/storage-away.ts";
import { auth } from "./auth.ts";
import type { SessionRow } from "./contract.ts";
import { isSignedIn, peopleSessions } from "./sign-in.sql.ts";

export type Member = { account: Account; email: string; session_id: string };

/** The person of a request's session cookie, read from storage each time: a session that was ended is none at once. */
export async function memberOf(headers: Headers): Promise<Member | null> {
  if (!(headers.get("cookie") ?? "").includes("account=")) return null;
  const query = { disableCookieCache: true, disableRefresh: true };
  const read = auth().then(({ api }) => api.getSession({ headers, query }));
  const result = await read.catch(refuseUnread);
  if (result === null) return null;
  const { session, user } = result;
  const account = {
    account_id: user.id,
    key_id: nameOfToken("session", session.id),
    concurrency: defaultConcurrency,
    isOperator: false,
    isPerson: true,
  } as const;
  return { account, email: user.email, session_id: session.id };
}

/** Lists where a person is signed in. */
export const listSessions = (account_id: string, session_id: string): Promise<SessionRow[]> =>
  select(sql`
    select coalesce(user_agent, '') as user_agent, ${momentJson(peopleSessions.createdAt)} as created_at, id = ${session_id} as is_this
    from people_sessions where person_id = ${account_id} and ${isSignedIn} order by people_sessions.created_at desc`);

/** Ends one session of a person. */
export async function endSession(account_id: string, session_id: string): Promise<void> {
  await db.delete(peopleSessions).where(and(eq(peopleSessions.id, session_id), eq(peopleSessions.userId, account_id)));
}

/** Signs a person out in every browser: for every process, with the next request. `by` is the operator who does it. */
export async function endSessions(account_id: string, by?: Account): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(peopleSessions).where(eq(peopleSessions.userId, account_id));
    if (by !== undefined) await noteAct(tx, by, "Signed a person out everywhere", account_id);
  });
}
