import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accounts } from "../accounts/accounts.sql.ts";
import { isOneOf, moment, reference, writtenNow } from "../db/columns.ts";
import { isSignedIn, peopleSessions } from "../sign-in/sign-in.sql.ts";
import type { Step, StepState } from "./contract.ts";

const clientKinds = ["registered", "document"] as const;
const tokenKinds = ["code", "access", "refresh"] as const;

/** Clients of the connector: registered ones, and those whose id is the address of their metadata document. */
export const oauthClients = pgTable(
  "oauth_clients",
  {
    client_id: text().primaryKey(),
    kind: text({ enum: clientKinds }).notNull(),
    name: text().notNull(),
    redirect_uris: text().array().notNull(),
    /** When a document must be read again; null for a registered client. */
    fresh_until: moment("fresh_until"),
    created_at: moment("created_at").notNull().default(writtenNow),
    blocked_at: moment("blocked_at"),
  },
  (table) => [
    index("oauth_clients_created_at_idx").on(table.created_at),
    check("oauth_clients_kind_check", isOneOf(table.kind, clientKinds)),
  ],
);

/** Requests to connect that wait for sign-in and consent, by the hash of their secret. */
export const oauthRequests = pgTable(
  "oauth_requests",
  {
    request_sha256: text().primaryKey(),
    client_id: reference(() => oauthClients.client_id),
    client_name: text().notNull(),
    redirect_uri: text().notNull(),
    scope: text().notNull(),
    resource: text().notNull(),
    state: text(),
    code_challenge: text().notNull(),
    expires_at: moment("expires_at").notNull(),
  },
  (table) => [index("oauth_requests_expires_at_idx").on(table.expires_at)],
);

/** Connections that people allowed. */
export const oauthGrants = pgTable(
  "oauth_grants",
  {
    grant_id: text().primaryKey(),
    account_id: reference(() => accounts.account_id),
    session_id: reference(() => peopleSessions.id),
    client_id: reference(() => oauthClients.client_id),
    redirect_uri: text().notNull(),
    scope: text().notNull(),
    /** The only address at which its tokens are good (RFC 8707). */
    resource: text().notNull(),
    code_challenge: text().notNull(),
    created_at: moment("created_at").notNull().default(writtenNow),
    /** When its code was exchanged; null for a code that waits. */
    connected_at: moment("connected_at"),
    last_used_at: moment("last_used_at"),
  },
  (table) => [
    index("oauth_grants_account_id_idx").on(table.account_id),
    index("oauth_grants_session_id_idx").on(table.session_id),
    index("oauth_grants_client_id_idx").on(table.client_id),
  ],
);

/** Whether a connection is alive, for calls, refreshes and lists alike; in words `connectionEnds`. */
export const isLive = sql`exists (select from ${peopleSessions}
    where ${peopleSessions.id} = ${oauthGrants.session_id} and ${isSignedIn})
  and exists (select from ${oauthClients}
    where ${oauthClients.client_id} = ${oauthGrants.client_id} and ${oauthClients.blocked_at} is null)`;

/** Whether it is alive and has tokens, so that people and the operator see it. */
export const isConnected = sql`${oauthGrants.connected_at} is not null and ${isLive}`;

/** Codes and tokens of connections, by their hash. A used code or refresh token stays, so that a second use is seen. */
export const oauthTokens = pgTable(
  "oauth_tokens",
  {
    token_sha256: text().primaryKey(),
    kind: text({ enum: tokenKinds }).notNull(),
    grant_id: reference(() => oauthGrants.grant_id),
    scope: text().notNull(),
    created_at: moment("created_at").notNull().default(writtenNow),
    /** Null for a refresh token, which lasts as long as its connection. */
    expires_at: moment("expires_at"),
    used_at: moment("used_at"),
    /** Of a refresh token, the one that it replaced. */
    replaced_sha256: text(),
  },
  (table) => [
    index("oauth_tokens_grant_id_idx").on(table.grant_id),
    check("oauth_tokens_kind_check", isOneOf(table.kind, tokenKinds)),
  ],
);

/** The newest outcome of each step of a client's flow; before its id is known, of its network's hash. */
export const oauthSteps = pgTable(
  "oauth_steps",
  {
    subject: text().notNull(),
    step: text().$type<Step>().notNull(),
    state: text().$type<StepState>().notNull(),
    reason: text(),
    at: moment("at").notNull().default(writtenNow),
  },
  (table) => [primaryKey({ columns: [table.subject, table.step] }), index("oauth_steps_at_idx").on(table.at)],
);
