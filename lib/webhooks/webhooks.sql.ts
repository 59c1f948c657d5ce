import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accounts } from "../accounts/accounts.sql.ts";
import { isOneOf, moment, reference, uuidReference, writtenNow } from "../db/columns.ts";
import { studies } from "../studies/studies.sql.ts";
import { DeliveryStatus, type WebhookDelivery, type WebhookEvent } from "./contract.ts";

/** Signing secrets of an account's webhooks; two while one is being replaced. */
export const webhookSecrets = pgTable(
  "webhook_secrets",
  {
    account_id: reference(() => accounts.account_id),
    secret: text().notNull(),
    created_at: moment("created_at").notNull().default(writtenNow),
    /** When a replaced secret stops signing; null for the current one. */
    expires_at: moment("expires_at"),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.secret] })],
);

/** Events to deliver, written in the transaction of what happened to their study: the truth of what is owed. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    delivery_id: text().primaryKey(),
    seq: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    account_id: reference(() => accounts.account_id),
    study_id: uuidReference(() => studies.study_id),
    event: text().$type<WebhookEvent>().notNull().default("study.completed"),
    url: text().notNull(),
    /** The sender's own headers until the delivery has ended: they may be secrets, and are never shown. */
    headers: jsonb().$type<Record<string, string>>(),
    /** The exact signed bytes of the body. */
    body: text().notNull(),
    status: text().$type<WebhookDelivery["status"]>().notNull().default("pending"),
    attempts: integer().notNull().default(0),
    last_status: integer(),
    last_error: text(),
    created_at: moment("created_at").notNull().default(writtenNow),
    delivered_at: moment("delivered_at"),
  },
  (table) => [
    index("webhook_deliveries_account_id_seq_idx").on(table.account_id, table.seq),
    check("webhook_deliveries_status_check", isOneOf(table.status, DeliveryStatus.options)),
  ],
);

/** Every attempt to deliver, for the account to see. */
export const webhookAttempts = pgTable(
  "webhook_attempts",
  {
    delivery_id: reference(() => webhookDeliveries.delivery_id),
    attempt: integer().notNull(),
    at: moment("at").notNull().default(writtenNow),
    status: integer(),
    error: text(),
    duration_ms: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.delivery_id, table.attempt] })],
);
