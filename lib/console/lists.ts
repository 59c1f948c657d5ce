import { sql } from "drizzle-orm";
import { operatorActs } from "../accounts/accounts.sql.ts";
import { events } from "../activity/activity.sql.ts";
import { database } from "../db/client.ts";
import { momentJson } from "../db/columns.ts";
import { hostOf } from "../format.ts";
import { studies } from "../studies/studies.sql.ts";
import { webhookDeliveries } from "../webhooks/webhooks.sql.ts";
import { type Act, type DeliveryLine, type PostLine, rowsShown, type StudyLine } from "./contract.ts";

/** Lists what operators did, newest first. */
export async function listActs(): Promise<Act[]> {
  const db = await database();
  const { rows } = await db.execute<Act>(sql`
    select actor, act, target, ${momentJson(operatorActs.at)} as at from operator_acts order by seq desc limit ${rowsShown}`);
  return rows;
}

/** Lists the newest studies and webhooks of all accounts, what waits or failed first. */
export async function listJobs(): Promise<{ studies: StudyLine[]; deliveries: DeliveryLine[] }> {
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
}

/** Lists the newest posts, or the newest with these words in their title or beginning. */
export async function searchPosts(q: string): Promise<PostLine[]> {
  const words = q.trim() === "" ? null : `%${q.trim().replaceAll(/[\\%_]/g, "\\$&")}%`;
  const db = await database();
  const { rows } = await db.execute<PostLine>(sql`
    select ref as post_id, kind, ${momentJson(events.at)} as at,
      case kind when 'rating' then '/reviews/' || ref else '/questions/' || coalesce(question_id, ref) end as path,
      concat_ws('. ', said ->> 'title', said ->> 'excerpt') as excerpt
    from events, lateral (select ('{' || preview || '}')::json as said) as preview_json
    where said ->> 'excerpt' is not null
      and (${words}::text is null or concat_ws(' ', ref, said ->> 'title', said ->> 'excerpt') ilike ${words})
    order by position desc limit ${rowsShown}`);
  return rows;
}
