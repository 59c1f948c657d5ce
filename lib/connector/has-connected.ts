import { and, eq, isNotNull } from "drizzle-orm";
import { database } from "../db/client.ts";
import { memberOf } from "../sign-in/sessions.ts";
import { oauthGrants } from "./connector.sql.ts";

/** Whether the person who is signed in has connected a client before, and has not revoked it. */
export async function hasConnected(headers: Headers, client_id: string): Promise<boolean> {
  const member = await memberOf(headers);
  if (member === null) return false;
  const { account_id } = member.account;
  const db = await database();
  const own = and(eq(oauthGrants.account_id, account_id), eq(oauthGrants.client_id, client_id));
  return (await db.$count(oauthGrants, and(own, isNotNull(oauthGrants.connected_at)))) > 0;
}
