import { database } from "../../db/client.ts";
import { hintDue } from "../../db/hint-due.ts";
import { askOnce } from "../../db/transact.ts";

const end = `
  update studies set start_counts = true, lease_until = clock_timestamp()
  where process = any($1::text[]) and holder is not null and status in ('queued', 'running')`;

/** Ends the leases of what these processes ran, which ended by themselves: their starts count, as a study may be the cause. */
export async function endLostLeases(processes: string[]): Promise<void> {
  if (processes.length === 0) return;
  await askOnce(await database())("end_lost_leases", end, [processes]);
  hintDue();
}
