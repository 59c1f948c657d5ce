import { eq, sql } from "drizzle-orm";
import { database } from "../../db/client.ts";
import type { Usage } from "../../engines/measured.ts";
import { dollarDecimals } from "../pipeline/study-usage.ts";
import { studies } from "../studies.sql.ts";

const sumOf = (column: string, member: keyof Usage) =>
  `coalesce(sum(${column}), 0) + coalesce((studies.setting -> 'used' ->> '${member}')::float8, 0)`;

/** What a study's calls and its dry run have used until now, as an SQL expression on `studies`: all that a killed process leaves. */
export const usedSoFar = `(
  select jsonb_build_object(
    'interviews', 0,
    'price_usd', 0,
    'model_calls', ${sumOf("requests", "model_calls")},
    'input_tokens', ${sumOf("input_tokens", "input_tokens")},
    'output_tokens', ${sumOf("output_tokens", "output_tokens")},
    'cost_usd', case
      when studies.engine ->> 'kind' = 'simulator' or bool_or(cost_usd is null)
        or studies.setting -> 'used' -> 'cost_usd' = 'null' then null
      else round((${sumOf("cost_usd", "cost_usd")})::numeric, ${dollarDecimals}) end,
    'wall_ms', coalesce(round(
      extract(epoch from max(started_at + ms * interval '1 millisecond') - min(started_at)) * 1000), 0))
  from study_calls where study_calls.study_id = studies.study_id)`;

/** What a study has used before the run that begins now. */
export async function readUsedSoFar(study_id: string): Promise<Usage> {
  const db = await database();
  const used = sql<Usage>`${sql.raw(usedSoFar)}`;
  const [row] = await db.select({ used }).from(studies).where(eq(studies.study_id, study_id));
  return row!.used;
}
