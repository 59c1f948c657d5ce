import { sql } from "drizzle-orm";
import { database } from "../db/client.ts";
import { transact } from "../db/transact.ts";

/**
 * Deletes an account for good, with everything of it: keys, studies, calls, personas, deliveries, sessions. The ids of
 * its public studies stay, so that their addresses say what became of them. The operator's account stays.
 */
export async function deleteAccount(account_id: string): Promise<void> {
  await transact(await database(), async (_ask, tx) => {
    const own = sql`account_id = ${account_id} and exists (
      select from accounts where accounts.account_id = ${account_id} and kind = 'member' for update)`;
    await tx.execute(sql`
      insert into removed_studies (study_id) select study_id from studies where visibility = 'public' and ${own}`);
    await tx.execute(sql`delete from reports where post_id in (select study_id::text from studies where ${own})`);
    await tx.execute(sql`
      delete from study_slots where ${own} or key_id in (select key_id from api_keys where ${own})`);
    await tx.execute(sql`delete from accounts where account_id = ${account_id} and kind = 'member'`);
  });
}
