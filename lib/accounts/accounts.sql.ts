import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { isOneOf, moment, reference, writtenNow } from "../db/columns.ts";
import { mostConcurrency } from "./account-limits.ts";
import { accountKinds } from "./contract.ts";

const secretKinds = ["link", "session"] as const;

/** The owners of studies, personas and keys. */
export const accounts = pgTable(
  "accounts",
  {
    account_id: text().primaryKey(),
    kind: text({ enum: accountKinds }).notNull(),
    name: text().notNull(),
    /** Verified by sign-in; null for the operator's account. */
    email: text().unique(),
    /** How many studies it may begin in a `capSpan`; null for no cap. */
    studies_per_day: integer(),
    /** When its person asked the operator to let it make keys. */
    keys_requested_at: moment("keys_requested_at"),
    /** Whether the operator lets it make its own keys. */
    keys_allowed: boolean().notNull().default(false),
    created_at: moment("created_at").notNull().default(writtenNow),
  },
  (table) => [check("accounts_kind_check", isOneOf(table.kind, accountKinds))],
);

/** Keys to the research API: only their hash is kept. */
export const apiKeys = pgTable(
  "api_keys",
  {
    key_id: text().primaryKey(),
    account_id: reference(() => accounts.account_id),
    name: text().notNull(),
    /** The first characters, to distinguish keys. */
    prefix: text().notNull(),
    /** The hash of the whole key: a key is long chance, so nothing slower is needed. */
    key_sha256: text().notNull().unique(),
    concurrency: integer().notNull(),
    created_by: text().notNull(),
    created_at: moment("created_at").notNull().default(writtenNow),
    last_used_at: moment("last_used_at"),
    expires_at: moment("expires_at"),
    revoked_at: moment("revoked_at"),
  },
  (table) => [
    index("api_keys_account_id_idx").on(table.account_id),
    check("api_keys_concurrency_check", sql`${table.concurrency} between 1 and ${sql.raw(String(mostConcurrency))}`),
  ],
);

/** A key that works now, as `isKeyInUse` says of what is shown. */
export const isInUse = sql`(${apiKeys.revoked_at} is null and coalesce(${apiKeys.expires_at} > now(), true))`;

/** One-time sign-in links and the sessions they open, by the hash of their secret. */
export const operatorTokens = pgTable(
  "operator_tokens",
  {
    token_sha256: text().primaryKey(),
    kind: text({ enum: secretKinds }).notNull(),
    account_id: reference(() => accounts.account_id),
    created_at: moment("created_at").notNull().default(writtenNow),
    expires_at: moment("expires_at").notNull(),
    used_at: moment("used_at"),
  },
  (table) => [
    index("operator_tokens_expires_at_idx").on(table.expires_at),
    check("operator_tokens_kind_check", isOneOf(table.kind, secretKinds)),
  ],
);

/** What operators did on their pages, over the API and by commands. */
export const operatorActs = pgTable(
  "operator_acts",
  {
    seq: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment("at").notNull().default(writtenNow),
    /** The session's name, "admin" for the operator's secret, "command" with the user who gave it, or "start" for a server's. */
    actor: text().notNull(),
    act: text().notNull(),
    target: text(),
  },
  (table) => [index("operator_acts_at_idx").on(table.at)],
);
