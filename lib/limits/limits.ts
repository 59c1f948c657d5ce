import { createHmac, randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { type Caller, type LimitGroup, limitVariable, saltDays, saltSpan } from "../contract.ts";
import { partOf } from "../cut-text.ts";
import { type Database, database, db } from "../db/client.ts";
import { settings } from "../db/settings.sql.ts";
import { env, secondsOf, type Window } from "../env.ts";
import { mailName } from "../in-words.ts";
import { networkOf } from "../net/request-head.ts";
import { processWide } from "../process-wide.ts";
import { limitWindows } from "./limits.sql.ts";

const { minute, hour, day } = secondsOf;

/** The subjects of limits, in words; a client is an address, or the network of one. */
export const subjectWords = { key: "signing key", address: mailName, account: "account", client: "client" };
export type Subject = keyof typeof subjectWords;
export const subjects = Object.keys(subjectWords) as Subject[];

const perHour = (allowed: number): Window => ({ allowed, seconds: hour });
const perDay = (allowed: number): Window => ({ allowed, seconds: day });

const defaults = {
  reviews: { key: [perHour(10), perDay(30)], client: [perHour(30)] },
  new_tools: { key: [perDay(5)] },
  questions: { client: [perHour(6), perDay(20)] },
  answers: { client: [perHour(20), perDay(100)] },
  confirmations: { client: [perHour(30), perDay(100)] },
  reports: { client: [perHour(10), perDay(30)] },
  sign_ins: { address: [perHour(5), perDay(10)], client: [perHour(20), perDay(50)] },
  codes: { address: [perHour(10), perDay(30)], client: [perHour(40), perDay(100)] },
  visitor_studies: { client: [perDay(5)] },
  registrations: { client: [perHour(200)] },
  unclear_messages: { account: [perHour(30), perDay(100)] },
  attempts: { client: [{ allowed: 60, seconds: minute }] },
  reads: { client: [{ allowed: 600, seconds: minute }] },
} satisfies Record<LimitGroup, Partial<Record<Subject, Window[]>>>;

/** A limit by what it counts and for whom. */
export type GroupSubject = {
  [Group in LimitGroup]: `${Group} ${keyof (typeof defaults)[Group] & Subject}`;
}[LimitGroup];
const ofGroup = (group: LimitGroup): Partial<Record<Subject, Window[]>> => defaults[group];

/** The windows of a limit group for a kind of subject; a variable RATE_LIMIT_… replaces those of all kinds. */
export function windowsOf(group: LimitGroup, subject: Subject): Window[] {
  const standard = ofGroup(group)[subject] ?? [];
  return standard.length === 0 ? [] : (env()[limitVariable(group)] ?? standard);
}

/** The name of a window in the `RateLimit` headers; without its seconds the limit's. */
export const policyName = (group: LimitGroup, subject: Subject, seconds?: number): string =>
  [group.replaceAll("_", "-"), subject, ...(seconds === undefined ? [] : [unitOf(seconds)])].join("-");

export const units = { minute: "a minute", hour: "an hour", day: "a day" } satisfies Record<Unit, string>;
type Unit = keyof typeof secondsOf;
const unitOf = (seconds: number) => (Object.keys(secondsOf) as Unit[]).find((unit) => secondsOf[unit] === seconds)!;

/** The windows of a limit as configured; none when it is off. */
export const windowsInWords = (group: LimitGroup, subject: Subject): string[] =>
  windowsOf(group, subject).map(({ allowed, seconds }) => `${allowed} ${units[unitOf(seconds)]}`);

/** The allowed number in words. */
export const allowed = (group: LimitGroup, subject: Subject): string =>
  windowsInWords(group, subject).join(" and ") || "any number";

export const refusedToo = "refused ones too";
/** All limits of a group in words. */
export const allowedToAll = (group: LimitGroup): string =>
  subjects
    .filter((subject) => subject in ofGroup(group))
    .map((subject) => `${allowed(group, subject)} per ${subject}`)
    .join(", ");

/** The salt of the day, kept with the database that it came from. */
const salts = new WeakMap<Database, { name: string; salt: string }>();

/** A client's name in the limits: a keyed hash of its network under a salt of the day, so no address is stored. */
export const clientId = (address: string | null, now = new Date()): Promise<string> => hashOf(networkOf(address), now);

/** An e-mail address's name in the limits, hashed as clients are. */
export const mailboxId = (email: string): Promise<string> => hashOf(email, new Date());

/** A text's name for the day, such as that of a search: under the same salt, and no client's name. */
export const keyedHash = (text: string, now: Date): Promise<string> => hashOf(`text ${text}`, now);

async function hashOf(subject: string, now: Date): Promise<string> {
  const name = saltName(now);
  const db = await database();
  let today = salts.get(db);
  if (today?.name !== name) {
    today = { name, salt: await saltOf(db, name) };
    salts.set(db, today);
  }
  return partOf(createHmac("sha256", today.salt).update(subject).digest("hex"), 0, 32);
}

/** The name of a day's salt; names made with it are forgotten with it. */
export const saltName = (now: Date) => `address_salt:${partOf(now.toISOString(), 0, saltSpan.letters)}`;

/** The salt of a day, shared by all processes; making one deletes old ones, with their windows. */
async function saltOf(db: Database, name: string): Promise<string> {
  const rows = await db
    .insert(settings)
    .values({ name, value: randomBytes(32).toString("hex") })
    .onConflictDoNothing()
    .returning({ value: settings.value });
  if (rows[0] !== undefined) {
    const isOld = sql`name like 'address_salt:%' and created_at < now() - make_interval(days => ${saltDays})`;
    await db.delete(settings).where(isOld);
    await db.delete(limitWindows).where(sql`ends_at < now()`);
    return rows[0].value;
  }
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, name));
  return row!.value;
}

/** A client's name under the salt of a day; null when clients cannot be distinguished. */
export type DayClient = { salt: string; name: string } | null;

/** The client on which new keys share a voice; null when a proxy hides it. */
export async function clientOf(caller: Caller, now: Date): Promise<DayClient> {
  if (caller.hiddenBy !== undefined) {
    await noteHiddenClients(caller.hiddenBy);
    return null;
  }
  return { salt: saltName(now), name: await clientId(caller.address, now) };
}

const name = "hidden_clients";

const isNoted = processWide<true>("hidden-clients");

/** Notes for the operator, once per process, that a proxy hides the clients. */
async function noteHiddenClients(proxy: string): Promise<void> {
  if (isNoted.current) return;
  isNoted.current = true;
  console.warn(hiddenClients(proxy));
  await db.insert(settings).values({ name, value: proxy }).onConflictDoNothing();
}

/** What a proxy does that hides the clients of reviews or searches, and since when; null without one, or once the variable is set. */
export async function readHiddenClients(): Promise<{ sentence: string; began_at: string } | null> {
  const [row] = env().proxyHops === undefined ? await db.select().from(settings).where(eq(settings.name, name)) : [];
  if (row === undefined) return null;
  return { sentence: hiddenClients(row.value), began_at: row.created_at.toISOString() };
}

/** Says what is wrong, and what the operator should do about it. */
const hiddenClients = (proxy: string) =>
  `Requests arrive with X-Forwarded-For from ${proxy}, and TRUSTED_PROXY_HOPS is not set: all clients look like one, so each new key counts as a voice of its own, and no search is counted. Set TRUSTED_PROXY_HOPS to the number of your proxies that append to X-Forwarded-For, or to 0 if there is none.`;
