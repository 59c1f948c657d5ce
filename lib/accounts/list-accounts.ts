import { sql } from "drizzle-orm";
import { database } from "../db/client.ts";
import { momentJson } from "../db/columns.ts";
import { accounts } from "./accounts.sql.ts";
import { type AccountRow, accountsShown } from "./contract.ts";

/** Lists accounts with what they use this month: the operator's, those that requested keys, then the newest. */
export async function listAccounts(): Promise<AccountRow[]> {
  const db = await database();
  const begun = sql`(select count(*)::int from studies where studies.account_id = accounts.account_id
    and studies.created_at >= date_trunc('month', now() at time zone 'utc') at time zone 'utc')`;
  const cost = sql`(select sum((usage ->> 'cost_usd')::float8) from studies where studies.account_id = accounts.account_id
    and studies.created_at >= date_trunc('month', now() at time zone 'utc') at time zone 'utc')`;
  const { rows } = await db.execute<AccountRow>(sql`
    select account_id, name, email, kind, studies_per_day, keys_allowed,
      ${momentJson(accounts.keys_requested_at)} as keys_requested_at, ${momentJson(accounts.created_at)} as created_at,
      ${begun} as studies_this_month, ${cost} as cost_this_month_usd
    from accounts
    order by kind = 'operator' desc, (keys_requested_at is not null and not keys_allowed) desc,
      accounts.created_at desc, account_id
    limit ${accountsShown}`);
  return rows;
}
