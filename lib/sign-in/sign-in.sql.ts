import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { accounts } from "../accounts/accounts.sql.ts";
import { moment, reference, writtenNow } from "../db/columns.ts";

const written = {
  createdAt: moment("created_at").notNull().default(writtenNow),
  updatedAt: moment("updated_at").notNull().default(writtenNow),
};

// better-auth's models under this service's names. A person has the id of their account, and ends with it.

/** People who sign in, each with an account of the same id. */
export const people = pgTable("people", {
  id: reference(() => accounts.account_id).primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text(),
  ...written,
});

/** The browsers in which people are signed in. */
export const peopleSessions = pgTable(
  "people_sessions",
  {
    id: text().primaryKey(),
    /** The hash of the secret in the cookie. */
    token: text().notNull().unique(),
    userId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    expiresAt: moment("expires_at").notNull(),
    ...written,
  },
  (table) => [index("people_sessions_person_id_idx").on(table.userId)],
);

/** Whether a session still lasts. */
export const isSignedIn = sql`${peopleSessions.expiresAt} > now()`;

/** Ways to sign in beside a code; none so far. */
export const peopleIdentities = pgTable(
  "people_identities",
  {
    id: text().primaryKey(),
    accountId: text("identity").notNull(),
    providerId: text("provider").notNull(),
    userId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: moment("access_token_expires_at"),
    refreshTokenExpiresAt: moment("refresh_token_expires_at"),
    scope: text(),
    password: text(),
    ...written,
  },
  (table) => [index("people_identities_person_id_idx").on(table.userId)],
);

/** What the links of an address hold. */
export const linksOf = (email: string): string => JSON.stringify({ type: "magic-link", email });

/** By what the codes of an address are known. */
export const codesOf = (email: string): string => `sign-in-otp-${email}`;

/** The statement that ends the codes and links of an address. */
export const endOfCodes = (email: string) =>
  sql`delete from people_codes where identifier = ${codesOf(email)} or value = ${linksOf(email)}`;

/** One-time codes, with the keyed hash of each, and links, by the hash of their two halves. */
export const peopleCodes = pgTable(
  "people_codes",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment("expires_at").notNull(),
    ...written,
  },
  (table) => [index("people_codes_identifier_idx").on(table.identifier)],
);
