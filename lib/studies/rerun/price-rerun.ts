import type { Account } from "../../contract.ts";
import { database } from "../../db/client.ts";
import { oneStudy } from "../get-study.ts";
import { priceOf } from "../pipeline/estimate.ts";
import { studies } from "../studies.sql.ts";

/** What running a study again holds and costs, in interviews and US dollars. */
export type RerunPrice = { interviews: number; price_usd: number };

/** What it costs the account to run its study again with the same people; null for another account's. */
export async function priceRerun(study_id: string, { account_id }: Account): Promise<RerunPrice | null> {
  const db = await database();
  const [study] = await db
    .select({ brief: studies.brief, setting: studies.setting })
    .from(studies)
    .where(oneStudy(account_id, study_id));
  if (study === undefined) return null;
  const { personas, n_per_persona } = study.brief;
  const audiences = personas.flatMap(({ audience }) => Array<typeof audience>(n_per_persona).fill(audience));
  const isUnderstood = study.setting?.plan.understood ?? true;
  return { interviews: audiences.length, price_usd: isUnderstood ? priceOf(audiences) : 0 };
}
