import { and, eq, gt, sql } from "drizzle-orm";
import { hashOfKey } from "../accounts/api-key.ts";
import { database } from "../db/client.ts";
import type { Scope } from "../research-tool/contract.ts";
import { oauthRequests } from "./connector.sql.ts";

/** A request to connect that waits for its person's decision. */
export type WaitingRequest = {
  client_id: string;
  client_name: string;
  redirect_uri: string;
  scopes: Scope[];
};

/** Whether a text has the form of a request's secret. */
export const isRequest = (given: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(given);

/** Gets a waiting request by its secret; null for one that is unknown, decided or too old. */
export async function getRequest(request: string): Promise<WaitingRequest | null> {
  const db = await database();
  const [row] = await db
    .select()
    .from(oauthRequests)
    .where(and(eq(oauthRequests.request_sha256, hashOfKey(request)), gt(oauthRequests.expires_at, sql`now()`)));
  if (row === undefined) return null;
  const { client_id, client_name, redirect_uri, scope } = row;
  return { client_id, client_name, redirect_uri, scopes: scope.split(" ") as Scope[] };
}
