import { and, count, desc, eq, sql } from "drizzle-orm";
import { accountOf } from "../accounts/authenticate.ts";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import type { listDeliveriesEndpoint } from "./contract.ts";
import { showDeliveries } from "./show-deliveries.ts";
import { webhookDeliveries } from "./webhooks.sql.ts";

/** Lists past and future deliveries to the account's webhooks, newest first. */
export const listDeliveries: Verb<typeof listDeliveriesEndpoint> = async (input, caller) => {
  const { limit, offset, study_id, status } = input;
  const where = and(
    eq(webhookDeliveries.account_id, accountOf(caller).account_id),
    // As text: anything but an id matches no study.
    study_id === undefined ? undefined : sql`${webhookDeliveries.study_id}::text = ${study_id}`,
    status && eq(webhookDeliveries.status, status),
  );
  const db = await database();
  const [counted] = await db.select({ total: count() }).from(webhookDeliveries).where(where);
  const newestFirst = db.select().from(webhookDeliveries).where(where).orderBy(desc(webhookDeliveries.seq));
  const deliveries = await showDeliveries(db, await newestFirst.limit(limit).offset(offset));
  return { deliveries, total: counted!.total, limit, offset };
};
