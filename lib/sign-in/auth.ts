import { createHmac, randomBytes } from "node:crypto";
import type { BetterAuthOptions, DBAdapter } from "better-auth";
import { eq, sql } from "drizzle-orm";
import { accounts } from "../accounts/accounts.sql.ts";
import { hashOfKey } from "../accounts/authenticate.ts";
import { newAccountId } from "../accounts/keys.ts";
import { type Database, database } from "../db/client.ts";
import { newSettings, settings } from "../db/settings.sql.ts";
import { env } from "../env.ts";
import { isHttps } from "../net/named-response.ts";
import { codeDigits, codeMinutes, memberCookieName, sessionDays, triesPerCode } from "./contract.ts";
import { people, peopleCodes, peopleIdentities, peopleSessions } from "./sign-in.sql.ts";

type Auth = Awaited<ReturnType<typeof makeAuth>>;

const cache = new WeakMap<Database, { address: string; auth: Promise<Auth> }>();

/** better-auth over the service's own tables. Its routes are not served: the pages' forms call it. */
export async function auth(): Promise<Auth> {
  const db = await database();
  const address = env().PUBLIC_URL;
  const entry = cache.get(db);
  if (entry?.address === address) return entry.auth;
  const one = { address, auth: makeAuth(db, address) };
  one.auth.catch(() => cache.delete(db));
  cache.set(db, one);
  return one.auth;
}

/** Imported late: it is slow to load, and most processes sign nobody in. */
async function makeAuth(db: Database, address: string) {
  const { betterAuth } = await import("better-auth/minimal");
  const { drizzleAdapter } = await import("better-auth/adapters/drizzle");
  const { magicLink } = await import("better-auth/plugins/magic-link");
  const { emailOTP } = await import("better-auth/plugins/email-otp");
  const secret = await authSecret(db);
  const isSecure = isHttps();
  const schema = { user: people, session: peopleSessions, account: peopleIdentities, verification: peopleCodes };
  return betterAuth({
    baseURL: address,
    secret,
    database: (options: BetterAuthOptions) => wrapped(drizzleAdapter(db, { provider: "pg", schema })(options)),
    telemetry: { enabled: false },
    logger: { disabled: true },
    // The limits of this service are exact and know the client: theirs trust a header.
    rateLimit: { enabled: false },
    session: { expiresIn: sessionDays * 86_400, disableSessionRefresh: true, cookieCache: { enabled: false } },
    advanced: {
      useSecureCookies: false,
      cookies: { session_token: { name: memberCookieName(isSecure), attributes: { secure: isSecure } } },
      database: { generateId: () => randomBytes(16).toString("hex") },
      ipAddress: { disableIpTracking: true },
    },
    databaseHooks: { user: { create: { before: async (user) => ({ data: await withAccount(db, user) }) } } },
    plugins: [
      emailOTP({
        otpLength: codeDigits,
        expiresIn: codeMinutes * 60,
        allowedAttempts: triesPerCode,
        storeOTP: { hash: async (code) => createHmac("sha256", secret).update(code).digest("base64url") },
        // The service makes codes itself and sends them in its own words.
        sendVerificationOTP: async () => undefined,
      }),
      // It makes links itself too, of two halves.
      magicLink({
        storeToken: { type: "custom-hasher", hash: async (token) => storedLink(token) },
        sendMagicLink: () => undefined,
      }),
    ],
  });
}

/** Gives a new person the account of their address: a new one, or that of an attempt which failed half way. */
async function withAccount<Person extends { email: string }>(db: Database, person: Person) {
  const { email } = person;
  await db.execute(sql`
    insert into accounts (account_id, kind, name, email, studies_per_day)
    values (${newAccountId()}, 'member', ${email}, ${email}, ${env().ACCOUNT_STUDIES_PER_DAY}) on conflict (email) do nothing`);
  const [account] = await db.select({ id: accounts.account_id }).from(accounts).where(eq(accounts.email, email));
  return { ...person, id: account!.id, name: email };
}

const name = "sign_in_secret";

/** The secret that signs cookies and keys the hashes of codes: made once, shared by all processes. */
async function authSecret(db: Database): Promise<string> {
  await db.insert(settings).values(newSettings()).onConflictDoNothing();
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, name));
  return row!.value;
}

/** The two halves of a sign-in link: one goes by mail, the other stays in the browser of the request. */
export type Link = { link: string; browser: string };

/** Whether a text has the form of the half that goes by mail. */
export const isLink = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text);

/** Both halves, as the token of better-auth. */
export const tokenOf = ({ link, browser }: Link): string => `${link}.${browser}`;

/** By what a token is known in storage, behind the prefix that better-auth puts before it. */
export const storedLink = (token: string): string => `sign-in-link-${hashOfKey(token)}`;

type Condition = { field: string; value: unknown };
type Query = { model: string; where?: Condition[]; data?: Record<string, unknown> };
type Work = (inside: DBAdapter) => Promise<unknown>;
type Method = (query: Query) => Promise<unknown>;

/** An adapter that stores the hash of a session's token: who reads the database cannot act as its people. */
function wrapped(adapter: DBAdapter): DBAdapter {
  return new Proxy(adapter, {
    get(target, name) {
      const own = Reflect.get(target, name);
      const inside = (work: Work) => target.transaction((one) => work(wrapped(one as DBAdapter)));
      if (name === "transaction") return inside;
      return typeof own === "function" ? hashing((query) => own.call(target, query)) : own;
    },
  });
}

/** A method whose caller sends and receives tokens, while the database has their hashes. */
const hashing =
  (method: Method): Method =>
  async (query) => {
    if (query.model !== "session") return method(query);
    const where = query.where?.map((one) => (one.field === "token" ? { ...one, value: hashed(one.value) } : one));
    const data = query.data?.token === undefined ? query.data : { ...query.data, token: hashed(query.data.token) };
    const result = await method({ ...query, ...(where && { where }), ...(data && { data }) });
    const token = query.data?.token ?? query.where?.find(({ field }) => field === "token")?.value;
    const isOne = typeof token === "string" && typeof result === "object" && result !== null && "token" in result;
    return isOne ? { ...result, token } : result;
  };

const hashed = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(hashed) : typeof value === "string" ? hashOfKey(value) : value;
