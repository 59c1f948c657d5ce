import { database } from "../db/client.ts";
import { oneStudy } from "./find-study.ts";
import { studies } from "./studies.sql.ts";

/** Whether a study belongs to an account. */
export async function ownsStudy(account_id: string, study_id: string): Promise<boolean> {
  const db = await database();
  const found = await db.select({ id: studies.study_id }).from(studies).where(oneStudy(account_id, study_id));
  return found.length === 1;
}
