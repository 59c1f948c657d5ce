import { randomBytes } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { hashOfKey } from "../accounts/authenticate.ts";
import { db } from "../db/client.ts";
import type { Scope } from "../research-tool/contract.ts";
import type { Member } from "../sign-in/sessions.ts";
import { isRegistered } from "./client-metadata.ts";
import { cutOffMessage } from "./clients.ts";
import { oauthClients, oauthGrants, oauthRequests, oauthTokens } from "./connector.sql.ts";
import { codeSeconds, leastScope } from "./contract.ts";
import { noteStep } from "./flows.ts";
import { connectAgain, invalidRequest } from "./oauth-refusal.ts";
import { answerAt } from "./request-authorization.ts";
import { makeToken } from "./spend-token.ts";

type Row = typeof oauthRequests.$inferSelect;
type Decision = {
  request: string;
  member: Member;
  isAllowed: boolean;
  /** Whether the person left out what runs and changes. */
  isReadOnly?: boolean;
  address: string | null;
};

/** Carries out a person's decision on a request, once; returns where the browser goes, with a code or a refusal. */
export async function decideRequest(decision: Decision): Promise<string> {
  const { request, member, isAllowed, isReadOnly = false, address } = decision;
  const [row] = await db.delete(oauthRequests).where(waitsAs(request)).returning();
  if (row === undefined) throw invalidRequest(`This request was decided already, or is too old. ${connectAgain}`);
  const { client_id, redirect_uri, state } = row;
  const reason = isAllowed ? await faultOfClient(row) : "The person did not allow it.";
  if (reason !== null) {
    await noteStep(address, { step: "consent", client_id, state: "refused", reason });
    return answerAt(redirect_uri, { error: "access_denied", error_description: reason, state });
  }
  const code = await grant(isReadOnly ? { ...row, scope: leastScope } : row, member);
  await noteStep(address, { step: "consent", client_id });
  return answerAt(redirect_uri, { code, state });
}

async function faultOfClient({ client_id, client_name, redirect_uri }: Row): Promise<string | null> {
  const [client] = await db.select().from(oauthClients).where(eq(oauthClients.client_id, client_id));
  if (client === undefined || client.blocked_at !== null) return cutOffMessage;
  const isSame = client.name === client_name && isRegistered(redirect_uri, client.redirect_uris);
  return isSame ? null : `The client has changed its description meanwhile. ${connectAgain}`;
}

async function grant(row: Row, { account, session_id }: Member): Promise<string> {
  const { client_id, redirect_uri, scope, resource, code_challenge } = row;
  const grant_id = `grant_${randomBytes(12).toString("hex")}`;
  const code = makeToken("code");
  await db.transaction(async (tx) => {
    const owner = { account_id: account.account_id, session_id };
    await tx
      .insert(oauthGrants)
      .values({ grant_id, ...owner, client_id, redirect_uri, scope, resource, code_challenge });
    const expires_at = sql`now() + make_interval(secs => ${codeSeconds})` as never;
    await tx.insert(oauthTokens).values({ token_sha256: hashOfKey(code), kind: "code", grant_id, scope, expires_at });
  });
  return code;
}

const waitsAs = (request: string) =>
  and(eq(oauthRequests.request_sha256, hashOfKey(request)), gt(oauthRequests.expires_at, sql`now()`));

/** A request to connect that waits for its person's decision. */
export type WaitingRequest = Pick<Row, "client_id" | "client_name" | "redirect_uri"> & { scopes: Scope[] };

/** Whether a text has the form of a request's secret. */
export const isRequest = (secret: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(secret);

/** Gets a waiting request by its secret; null for one that is unknown, decided or too old. */
export async function getRequest(request: string): Promise<WaitingRequest | null> {
  const [row] = await db.select().from(oauthRequests).where(waitsAs(request));
  if (row === undefined) return null;
  const { client_id, client_name, redirect_uri, scope } = row;
  return { client_id, client_name, redirect_uri, scopes: scope.split(" ") as Scope[] };
}
