import { accountOf } from "../accounts/authenticate.ts";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import type { getStudyEndpoint } from "./contract.ts";
import { missingStudy, oneStudy } from "./find-study.ts";
import { readFollowUps } from "./read-follow-ups.ts";
import { studies } from "./studies.sql.ts";
import { isComplete, toFullStudy, toPending } from "./study.ts";

/** A study of the caller's account with everything in it; how far it has come while it is not complete. */
export const getStudy: Verb<typeof getStudyEndpoint> = async ({ study_id }, caller) => {
  const where = oneStudy(accountOf(caller).account_id, study_id);
  const db = await database();
  const [study] = await db.select().from(studies).where(where);
  if (study === undefined) throw await missingStudy(db, study_id);
  return isComplete(study) ? toFullStudy(study, await readFollowUps(db, study_id)) : toPending(study);
};
