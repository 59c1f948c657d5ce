import { createHash, hash, randomInt, timingSafeEqual } from "node:crypto";
import { crc32 } from "node:zlib";
import { and, eq, sql } from "drizzle-orm";
import type { Account, Caller } from "../contract.ts";
import { partOf } from "../cut-text.ts";
import { db } from "../db/client.ts";
import { count } from "../db/counters.ts";
import { prepared } from "../db/statements.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { spanInWords } from "../in-words.ts";
import { processWide } from "../process-wide.ts";
import { keyBegin, usedAgainSeconds } from "./account-limits.ts";
import { apiKeys, isInUse } from "./accounts.sql.ts";
import { operatorAccount } from "./built-in-accounts.ts";

/** A later use is recent enough: a busy key does not write a row for every request. */
const usedAgain = sql`now() - make_interval(secs => ${usedAgainSeconds})`;

const liveKey = prepared("live_api_key", (db) =>
  db
    .select({
      key_id: apiKeys.key_id,
      account_id: apiKeys.account_id,
      concurrency: apiKeys.concurrency,
      isNoted: sql<boolean>`coalesce(${apiKeys.last_used_at} > ${usedAgain}, false)`,
    })
    .from(apiKeys)
    .where(and(eq(apiKeys.key_sha256, sql.placeholder("key_sha256")), isInUse)),
);

/** The account of a request's bearer, read each time; refuses one that is missing, unknown or revoked. */
export async function authenticate(headers: Headers): Promise<Account> {
  const bearer = bearerIn(headers);
  if (bearer === undefined) throw needsBearer(`Send your API key in the header Authorization: Bearer ${keyBegin}….`);
  if (isAdminSecret(bearer)) return operatorAccount("admin");
  const account = isApiKey(bearer) ? await lookUp(bearer) : undefined;
  if (account === undefined)
    throw new AppError(
      "invalid_key",
      "This API key is not known: it is mistyped, revoked or of another service. Send a key that is in use.",
    );
  return account;
}

/** The refusal of a request without the bearer that it needs. */
export const needsBearer = (message: string): AppError =>
  new AppError("unauthorized", message, {}, { "WWW-Authenticate": "Bearer" });

async function lookUp(key: string): Promise<Account | undefined> {
  const [row] = await (await liveKey()).execute({ key_sha256: hashOfKey(key) });
  if (row === undefined) return undefined;
  const { isNoted, ...account } = row;
  count("key", account.key_id);
  if (!isNoted) await noteUse(account.key_id);
  return { ...account, isOperator: false };
}

const noteUse = (key_id: string) =>
  db.execute(sql`
    update api_keys set last_used_at = date_trunc('milliseconds', now())
    where key_id = ${key_id} and coalesce(last_used_at < ${usedAgain}, true)`);

const toldAt = processWide<number>("admin-secret-told");

/** Whether a bearer is the operator's secret. */
export function isAdminSecret(bearer: string): boolean {
  const { RESEARCH_ADMIN_SECRET } = env();
  if (RESEARCH_ADMIN_SECRET === undefined) return false;
  const isIt = isSecret(bearer, RESEARCH_ADMIN_SECRET);
  if (isIt) tellOfUse();
  return isIt;
}

/** The bearer that a client sends. */
export const bearerIn = (headers: Headers): string | undefined =>
  /^bearer +([A-Za-z0-9\-._~+/]+=*)$/i.exec(headers.get("authorization") ?? "")?.[1];

/** Whether a bearer is a secret. Digests are compared in constant time. */
export const isSecret = (bearer: string | undefined, secret: string): boolean =>
  bearer !== undefined && timingSafeEqual(hash("sha256", bearer, "buffer"), hash("sha256", secret, "buffer"));

/** The server's owner should see that its strongest secret is in use. */
function tellOfUse(): void {
  const now = performance.now();
  if (toldAt.current !== undefined && now - toldAt.current < usedAgainSeconds * 1000) return;
  toldAt.current = now;
  const often = `Said at most once in ${spanInWords(usedAgainSeconds * 1000)}.`;
  console.log(`RESEARCH_ADMIN_SECRET is in use: /api/v1 was asked as the operator. ${often}`);
}

/** The account of an authenticated caller. */
export function accountOf(caller: Caller): Account {
  if (caller.account === undefined) throw new Error("this operation was asked without an account");
  return caller.account;
}

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const form = new RegExp(`^${keyBegin}([0-9A-Za-z]{32})([0-9A-Za-z]{6})$`);

/** A new API key: characters by chance and a checksum that exposes mistyped or invented keys. */
export function makeApiKey(): string {
  const secret = Array.from({ length: 32 }, () => alphabet[randomInt(62)]).join("");
  return `${keyBegin}${secret}${checksumOf(secret)}`;
}

/** Whether a key has a valid checksum; one without needs no look into the database. */
function isApiKey(key: string): boolean {
  const [, secret, checksum] = form.exec(key) ?? [];
  return secret !== undefined && checksumOf(secret) === checksum;
}

/** The stored form of a key, in hexadecimal. */
export const hashOfKey = (key: string): string => createHash("sha256").update(key).digest("hex");

/** By this name what a session or its link does is noted, so that a page can recognise its own. */
export const nameOfToken = (kind: "session" | "link", token: string): string =>
  `${kind}_${partOf(hashOfKey(token), 0, 20)}`;

/** CRC-32 in base62, as GitHub's tokens have it. */
function checksumOf(secret: string): string {
  const sum = crc32(secret);
  return Array.from({ length: 6 }, (_, place) => alphabet[Math.floor(sum / 62 ** (5 - place)) % 62]).join("");
}
