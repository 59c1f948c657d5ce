import { asc, count, eq } from "drizzle-orm";
import { accountOf } from "../../accounts/authenticate.ts";
import type { Verb } from "../../contract.ts";
import { database } from "../../db/client.ts";
import { missingStudy, oneStudy } from "../get-study.ts";
import { studies, studyCalls } from "../studies.sql.ts";
import type { listCallsEndpoint, StudyCall } from "./contract.ts";

/** The calls of a study of the caller's account, in the order in which they began. */
export const listCalls: Verb<typeof listCallsEndpoint> = async ({ study_id, limit, offset }, caller) => {
  const where = oneStudy(accountOf(caller).account_id, study_id);
  const db = await database();
  const [study] = await db
    .select({ total: count(studyCalls.key) })
    .from(studies)
    .leftJoin(studyCalls, eq(studyCalls.study_id, studies.study_id))
    .where(where)
    .groupBy(studies.study_id);
  if (study === undefined) throw await missingStudy(db, study_id);
  const ofStudy = db.select().from(studyCalls).where(eq(studyCalls.study_id, study_id));
  const oldestFirst = ofStudy.orderBy(asc(studyCalls.started_at), asc(studyCalls.key));
  const rows = await oldestFirst.limit(limit).offset(offset);
  return { calls: rows.map(toCall), total: study.total, limit, offset };
};

const toCall = ({ study_id: _, key: __, reply, started_at, ...call }: typeof studyCalls.$inferSelect): StudyCall => ({
  ...call,
  started_at: started_at.toISOString(),
  reply: reply === null ? null : (JSON.parse(reply) as { text: string }).text,
});
