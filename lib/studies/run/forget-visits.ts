import { visitorsAccountId } from "../../accounts/built-in-accounts.ts";
import type { Transaction } from "../../db/client.ts";
import { oweClearing } from "../../db/owe-clearing.ts";
import type { Ask } from "../../db/transact.ts";
import { visitorStudies } from "../study-limits.ts";

/** Deletes visitors' studies that are older than they are kept, and the slots of clients of earlier days. */
export async function forgetVisits(ask: Ask, tx: Transaction): Promise<void> {
  const studies = `
    delete from studies
    where account_id = $1 and created_at < clock_timestamp() - interval '${visitorStudies.days} days'
      and status in ('complete', 'failed', 'cancelled')
    returning study_id`;
  if ((await ask("forget_visits", studies, [visitorsAccountId])).length > 0) await oweClearing(tx);
  // A key of a visitor begins with its day, in UTC.
  const slots = `
    delete from study_slots
    where starts_with(key_id, 'visitor_') and holder is null
      and split_part(key_id, '_', 2) < to_char(clock_timestamp() at time zone 'utc' - interval '1 day', 'YYYY-MM-DD')`;
  await ask("forget_visitors_slots", slots, []);
}
