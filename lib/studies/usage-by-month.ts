import { sql } from "drizzle-orm";
import { type MonthOfUse, monthsShown } from "../accounts/contract.ts";
import { database } from "../db/client.ts";

/** What an account has begun and used in each month (UTC), newest first; what a study used counts in the month it began. */
export async function usageByMonth(account_id: string): Promise<MonthOfUse[]> {
  const db = await database();
  const { rows } = await db.execute<MonthOfUse>(sql`
    with used as (
      select created_at, 'study' as kind, usage from studies where account_id = ${account_id}
      union all
      select study_follow_ups.created_at, 'follow_up', result -> 'usage' from study_follow_ups
      join studies using (study_id) where account_id = ${account_id} and result is not null
      union all
      select created_at, 'simulation', null from simulations where account_id = ${account_id})
    select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month,
      (count(*) filter (where kind = 'study'))::int as studies,
      (count(*) filter (where kind = 'follow_up'))::int as follow_ups,
      (count(*) filter (where kind = 'simulation'))::int as simulations,
      coalesce(sum((usage ->> 'interviews')::int), 0)::int as interviews,
      coalesce(sum((usage ->> 'model_calls')::int), 0)::int as model_calls,
      coalesce(sum((usage ->> 'price_usd')::float8), 0) as price_usd,
      sum((usage ->> 'cost_usd')::float8) as cost_usd
    from used group by 1 order by 1 desc limit ${monthsShown}`);
  return rows;
}
