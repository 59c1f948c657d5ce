import { sql } from "drizzle-orm";
import { database } from "../db/client.ts";
import type { Uses } from "./study-record.ts";

/** How many studies of a persona are named; the others are counted. */
export const mostNamed = 5;

/** The studies of an account that asked each of these personas, by the persona's id. */
export async function findUses(account_id: string, persona_ids: string[]): Promise<Map<string, Uses>> {
  if (persona_ids.length === 0) return new Map();
  const db = await database();
  const { rows } = await db.execute<{ persona_id: string } & Uses>(sql`
    with uses as (
      select persona ->> 'id' as persona_id, study_id, topic,
        row_number() over (partition by persona ->> 'id' order by seq desc) as place
      from studies, jsonb_array_elements(brief -> 'personas') as persona
      where account_id = ${account_id}
    )
    select persona_id, count(*)::int as count,
      jsonb_agg(jsonb_build_object('study_id', study_id, 'topic', topic) order by place)
        filter (where place <= ${mostNamed}) as newest
    from uses where persona_id = any(${sql.param(persona_ids)}::text[]) group by persona_id`);
  return new Map(rows.map(({ persona_id, count, newest }) => [persona_id, { count, newest }]));
}
