import { sql } from "drizzle-orm";
import { sessionAccount } from "../accounts/operator-session.ts";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { momentJson } from "../db/columns.ts";
import { hostOf } from "../format.ts";
import { studies } from "../studies/studies.sql.ts";
import { webhookDeliveries } from "../webhooks/webhooks.sql.ts";
import { type DeliveryLine, type listJobsOperation, rowsShown, type StudyLine } from "./contract.ts";

/** Lists the newest studies and webhooks of all accounts, what waits or failed first; null without a session. */
export const listJobs: Verb<typeof listJobsOperation> = async ({ session }) => {
  if ((await sessionAccount(session)) === null) return null;
  const db = await database();
  const jobs = await db.execute<StudyLine>(sql`
    select study_id, accounts.name as account, left(topic, 200) as topic, status, error_message as error,
      ${momentJson(studies.created_at)} as created_at
    from studies join accounts using (account_id)
    order by status in ('queued', 'running') desc, seq desc limit ${rowsShown}`);
  const { rows } = await db.execute<Omit<DeliveryLine, "host"> & { url: string }>(sql`
    select delivery_id, accounts.name as account, study_id, url, status, attempts, due.created_at,
      (select coalesce(error, 'It answered ' || attempt.status) from webhook_attempts attempt
        where attempt.delivery_id = due.delivery_id order by attempt desc limit 1) as error
    from (select delivery_id, account_id, study_id, url, status, attempts, seq,
        ${momentJson(webhookDeliveries.created_at)} as created_at from webhook_deliveries
      order by status in ('pending', 'failed') desc, seq desc limit ${rowsShown}) as due
    join accounts using (account_id) order by due.status in ('pending', 'failed') desc, seq desc`);
  // The rest of an address may be a secret of its account.
  const deliveries = rows.map(({ url, ...delivery }) => ({ ...delivery, host: hostOf(url) ?? "no host" }));
  return { studies: jobs.rows, deliveries };
};

/** The account of a delivery; null where there is no such delivery. */
export async function accountOfDelivery(delivery_id: string): Promise<string | null> {
  const db = await database();
  const { rows } = await db.execute<{ account_id: string }>(
    sql`select account_id from webhook_deliveries where delivery_id = ${delivery_id}`,
  );
  return rows[0]?.account_id ?? null;
}
