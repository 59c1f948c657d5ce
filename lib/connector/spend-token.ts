import { randomBytes } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { hashOfKey } from "../accounts/authenticate.ts";
import { db, type Transaction } from "../db/client.ts";
import { isLive, oauthGrants, oauthTokens } from "./connector.sql.ts";
import { accessMinutes, atOnceSeconds, mostAtOnce } from "./contract.ts";

/** The answer of the token endpoint (RFC 6749, 5.1). */
export type Tokens = {
  access_token: string;
  token_type: "Bearer";
  expires_in: number;
  refresh_token: string;
  scope: string;
};

type TokenKind = (typeof oauthTokens.$inferSelect)["kind"];

export type Grant = Pick<
  typeof oauthGrants.$inferSelect,
  "grant_id" | "client_id" | "redirect_uri" | "scope" | "code_challenge"
> & { is_late: boolean };

/** What a code or refresh token was given for; undefined without a live session, or for a client that was cut off. */
export async function grantOf(kind: Exclude<TokenKind, "access">, token: string): Promise<Grant | undefined> {
  if (!isToken(kind, token)) return undefined;
  const { grant_id, client_id, redirect_uri, scope, code_challenge } = oauthGrants;
  const [row] = await db
    .select({
      ...{ grant_id, client_id, redirect_uri, scope, code_challenge },
      is_late: sql<boolean>`coalesce(${oauthTokens.expires_at} <= now(), false)`,
    })
    .from(oauthTokens)
    .innerJoin(oauthGrants, eq(oauthGrants.grant_id, oauthTokens.grant_id))
    .where(and(eq(oauthTokens.token_sha256, hashOfKey(token)), eq(oauthTokens.kind, kind), isLive));
  return row;
}

/** Uses a code or refresh token up and makes the next tokens, in one transaction; null for one that was used before. */
export async function spendFor({ grant_id }: Grant, token: string, scope: string): Promise<Tokens | null> {
  return db.transaction(async (tx) => {
    // The connection is locked before its tokens, as where it ends: the two statements could deadlock otherwise.
    const [connection] = await tx
      .update(oauthGrants)
      .set({ connected_at: sql`coalesce(${oauthGrants.connected_at}, date_trunc('milliseconds', now()))` })
      .where(eq(oauthGrants.grant_id, grant_id))
      .returning({ grant_id: oauthGrants.grant_id });
    const [spent] = await tx
      .update(oauthTokens)
      .set({ used_at: sql`now()` })
      .where(and(eq(oauthTokens.token_sha256, hashOfKey(token)), isNull(oauthTokens.used_at)))
      .returning({ grant_id: oauthTokens.grant_id });
    if (connection === undefined || spent === undefined) return null;
    return makePair(tx, { grant_id, replaced: token, scope });
  });
}

/** Makes one more pair for a refresh token that two programs use within seconds; null for a sign of theft. */
export function spendAgain({ grant_id }: Grant, token: string, scope: string): Promise<Tokens | "too many" | null> {
  const replaced_sha256 = hashOfKey(token);
  return db.transaction(async (tx) => {
    await tx.select().from(oauthGrants).where(eq(oauthGrants.grant_id, grant_id)).for("update");
    const isRecent = sql<boolean>`${oauthTokens.used_at} > now() - make_interval(secs => ${atOnceSeconds})`;
    const [spent] = await tx
      .select({ isRecent })
      .from(oauthTokens)
      .where(eq(oauthTokens.token_sha256, replaced_sha256));
    const successors = await tx
      .select({ used_at: oauthTokens.used_at })
      .from(oauthTokens)
      .where(and(eq(oauthTokens.grant_id, grant_id), eq(oauthTokens.replaced_sha256, replaced_sha256)));
    if (!spent?.isRecent || successors.length === 0 || successors.some(({ used_at }) => used_at !== null)) return null;
    return successors.length > mostAtOnce ? "too many" : makePair(tx, { grant_id, replaced: token, scope });
  });
}

type Pair = { grant_id: string; replaced: string; scope: string };

async function makePair(tx: Transaction, { grant_id, replaced, scope }: Pair): Promise<Tokens> {
  const [access, next] = [makeToken("access"), makeToken("refresh")];
  await tx.execute(sql`
    delete from oauth_tokens where grant_id = ${grant_id} and kind = 'access' and expires_at <= now()`);
  await tx.execute(sql`
    insert into oauth_tokens (token_sha256, kind, grant_id, scope, expires_at, replaced_sha256) values
      (${hashOfKey(access)}, 'access', ${grant_id}, ${scope}, now() + make_interval(mins => ${accessMinutes}), null),
      (${hashOfKey(next)}, 'refresh', ${grant_id}, ${scope}, null, ${hashOfKey(replaced)})`);
  const expires_in = accessMinutes * 60;
  return { access_token: access, token_type: "Bearer", expires_in, refresh_token: next, scope };
}

/** Ends a connection with all its tokens, for every process with the next request. */
export async function endGrant(grant_id: string): Promise<void> {
  await db.delete(oauthGrants).where(eq(oauthGrants.grant_id, grant_id));
}

const begins: Record<TokenKind, string> = { code: "tc_", access: "ta_", refresh: "tr_" };

/** A new code or token: chance after a mark of its kind. */
export const makeToken = (kind: TokenKind): string => `${begins[kind]}${randomBytes(32).toString("base64url")}`;

/** Whether a text has the form of such a token; any other needs no look into the database. */
export const isToken = (kind: TokenKind, token: string): boolean =>
  token.startsWith(begins[kind]) && /^[A-Za-z0-9_-]{46}$/.test(token);
