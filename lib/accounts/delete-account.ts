import { sql } from "drizzle-orm";
import type { CounterName } from "../db/counters.ts";
import { oweClearing } from "../db/due-work.ts";
import { transact } from "../db/statements.ts";
import { forgetMails } from "../net/outbox.ts";
import { endOfCodes } from "../sign-in/sign-in.sql.ts";
import { isListed } from "../studies/studies.sql.ts";

/** Deletes a member's account with everything of it, but for the ids of its public studies. */
export async function deleteAccount(account_id: string): Promise<void> {
  const email = await transact(async (_ask, tx) => {
    const own = sql`account_id = ${account_id} and exists (
      select from accounts where accounts.account_id = ${account_id} and kind = 'member' for update)`;
    await tx.execute(sql`
      insert into removed_studies (study_id) select study_id from studies where ${sql.raw(isListed)} and ${own}`);
    await tx.execute(sql`delete from reports where post_id in (select study_id::text from studies where ${own})`);
    await tx.execute(sql`
      delete from study_slots where ${own} or key_id in (select key_id from api_keys where ${own})`);
    // Before the studies, as a run locks them.
    await tx.execute(sql`delete from due_work where ${own}`);
    // What an operator did to it stays in the log of acts, without saying to whom.
    const ids = sql`(select ${account_id} union all select key_id from api_keys where ${own})`;
    await tx.execute(sql`update operator_acts set target = null where target in ${ids}`);
    await tx.execute(sql`delete from counters where name = ${"key" satisfies CounterName} and label in ${ids}`);
    const { rows } = await tx.execute<{ email: string | null }>(
      sql`delete from accounts where account_id = ${account_id} and kind = 'member' returning email`,
    );
    await oweClearing(tx);
    const address = rows[0]?.email ?? null;
    if (address !== null) await tx.execute(endOfCodes(address));
    return address;
  });
  if (email !== null) await forgetMails(email);
}
