import { sql } from "drizzle-orm";
import { database } from "../db/client.ts";

/** How many of an account's studies asked each persona, by its id. */
export async function countUses(account_id: string): Promise<Map<string, number>> {
  const db = await database();
  const { rows } = await db.execute<{ persona_id: string; uses: number }>(sql`
    select persona ->> 'id' as persona_id, count(*)::int as uses
    from studies, jsonb_array_elements(brief -> 'personas') as persona
    where account_id = ${account_id} group by 1`);
  return new Map(rows.map(({ persona_id, uses }) => [persona_id, uses]));
}
