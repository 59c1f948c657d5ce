import dns from "node:dns";
import type { LookupFunction } from "node:net";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { noteAct } from "../accounts/acts.ts";
import { accountOf } from "../accounts/authenticate.ts";
import type { Verb } from "../contract.ts";
import { db, type Transaction } from "../db/client.ts";
import { inOrder, momentJson } from "../db/columns.ts";
import { dueRows } from "../db/due-work.sql.ts";
import { enqueue } from "../db/due-work.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { NotPublic, onlyPublic } from "../net/public-connector.ts";
import { bareHost, faultOfTarget } from "../net/public-target.ts";
import {
  deliveryOrders,
  type listDeliveriesEndpoint,
  type replayDeliveryEndpoint,
  type WebhookBody,
  type WebhookDelivery,
  type WebhookEvent,
  webhookEvents,
} from "./contract.ts";
import { webhookAttempts, webhookDeliveries } from "./webhooks.sql.ts";

/** Lists past and future deliveries to the account's webhooks. */
export const listDeliveries: Verb<typeof listDeliveriesEndpoint> = async (input, caller) => {
  const { limit, offset, study_id, status } = input;
  const where = and(
    eq(webhookDeliveries.account_id, accountOf(caller).account_id),
    // As text: anything but an id matches no study.
    study_id === undefined ? undefined : sql`${webhookDeliveries.study_id}::text = ${study_id}`,
    status && eq(webhookDeliveries.status, status),
  );
  const total = await db.$count(webhookDeliveries, where);
  const page = sql`where ${where} order by ${inOrder(deliveryOrders.deliveries, webhookDeliveries.seq)} limit ${limit} offset ${offset}`;
  return { deliveries: await showDeliveries(db, page), total, limit, offset };
};

async function showDeliveries(db: Pick<Transaction, "execute">, which: SQL): Promise<WebhookDelivery[]> {
  const { created_at, delivered_at } = webhookDeliveries;
  const { rows } = await db.execute<WebhookDelivery>(sql`
    select delivery_id, study_id, event, url, status,
      (select coalesce(json_agg(json_build_object('attempt', attempt, 'at', ${momentJson(webhookAttempts.at)},
          'status', ${webhookAttempts.status}, 'error', error, 'duration_ms', duration_ms) order by ${inOrder(deliveryOrders.attempts, webhookAttempts.attempt)}), '[]')
        from webhook_attempts where webhook_attempts.delivery_id = webhook_deliveries.delivery_id) as attempts,
      (select ${momentJson(dueRows.due_at)} from due_work where kind = 'delivery' and subject = delivery_id) as next_attempt_at,
      ${momentJson(created_at)} as created_at, ${momentJson(delivered_at)} as delivered_at
    from webhook_deliveries ${which}`);
  return rows;
}

/** Makes a delivery due now with all its attempts again, for the operator of any account; earlier ones stay in its log. */
export const replayDelivery: Verb<typeof replayDeliveryEndpoint> = async ({ delivery_id }, caller) => {
  const by = accountOf(caller);
  const ofAccount = by.isOperator ? undefined : eq(webhookDeliveries.account_id, by.account_id);
  const [replayed, delivery] = await db.transaction(async (tx) => {
    const [row] = await tx
      .update(webhookDeliveries)
      .set({ status: "pending", attempts: 0, delivered_at: null })
      .where(and(eq(webhookDeliveries.delivery_id, delivery_id), ofAccount))
      .returning({ account_id: webhookDeliveries.account_id });
    if (row !== undefined) await enqueue(tx, { kind: "delivery", subject: delivery_id, ...row });
    if (by.isOperator && row !== undefined) await noteAct(tx, by, "Sent a webhook again", delivery_id);
    return [row, ...(await showDeliveries(tx, sql`where delivery_id = ${delivery_id}`))];
  });
  if (replayed === undefined)
    throw new AppError("not_found", "This account has no delivery with this id. See GET /api/v1/webhooks/deliveries.");
  // The rest of an address may be a secret of its account.
  return replayed.account_id === by.account_id ? delivery! : { ...delivery!, url: new URL(delivery!.url).origin };
};

type WebhookRequest = {
  account_id: string;
  webhook_url: string;
  webhook_events: WebhookEvent[];
  webhook_headers: Record<string, string> | null;
};

/** Owes a study's event to its webhook where the request names the event, once, in the transaction of what happened. */
export async function enqueueDelivery(tx: Transaction, request: WebhookRequest, body: WebhookBody): Promise<void> {
  const { account_id, webhook_url: url, webhook_events, webhook_headers: headers } = request;
  const { event, study_id } = body;
  if (!webhook_events.includes(event)) return;
  const subject = eventId(event, study_id);
  const owed = await tx
    .insert(webhookDeliveries)
    .values({ delivery_id: subject, account_id, study_id, event, url, headers, body: JSON.stringify(body) })
    .onConflictDoNothing()
    .returning({ account_id: webhookDeliveries.account_id });
  for (const { account_id } of owed) await enqueue(tx, { kind: "delivery", subject, account_id });
}

export const eventId = (event: WebhookEvent, study_id: string) =>
  `evt_${study_id.replaceAll("-", "")}${webhookEvents[event].ending}`;

/** How long a request waits for a name to resolve. */
const lookUpMs = 1_500;

/** Refuses an address that no webhook could reach; a name that does not resolve yet is accepted. */
export async function refuseWebhookUrl(url: string, lookup = dns.lookup as LookupFunction): Promise<void> {
  const { WEBHOOK_ALLOW_PRIVATE: allowPrivate } = env();
  const fault = faultOfTarget(url, allowPrivate);
  if (fault !== null) throw refusal(fault);
  if (!allowPrivate && (await leadsInside(bareHost(new URL(url).hostname), lookup)))
    throw refusal("must lead to the public internet with every address of its host");
}

function leadsInside(host: string, lookup: LookupFunction): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), lookUpMs).unref();
    onlyPublic(lookup)(host, { all: true }, (error) => {
      clearTimeout(late);
      resolve(error instanceof NotPublic);
    });
  });
}

const refusal = (message: string): AppError =>
  new AppError("invalid_webhook_url", `webhook_url ${message}.`, {
    details: [{ pointer: "/webhook_url", message }],
  });
