import { count, desc, eq } from "drizzle-orm";
import { database } from "../db/client.ts";
import { studies } from "./studies.sql.ts";
import { reportUrl } from "./study.ts";
import type { StudyStatus } from "./study-record.ts";

/** A study in the list of its account, in any state. */
export type BegunStudy = {
  id: string;
  topic: string;
  status: StudyStatus;
  report_url: string;
  interviews: number;
  interviews_done: number;
  created_at: string;
};

/** Lists the newest studies of an account in any state, and counts all. */
export async function listBegunStudies(account_id: string, limit: number) {
  const db = await database();
  const isOwn = eq(studies.account_id, account_id);
  const [all] = await db.select({ total: count() }).from(studies).where(isOwn);
  const { study_id, topic, status, interviews, interviews_done, created_at } = studies;
  const rows = await db
    .select({ study_id, topic, status, interviews, interviews_done, created_at })
    .from(studies)
    .where(isOwn)
    .orderBy(desc(studies.seq))
    .limit(limit);
  const listed = rows.map(({ study_id: id, created_at: at, ...row }): BegunStudy => {
    return { id, ...row, report_url: reportUrl(id), created_at: at.toISOString() };
  });
  return { studies: listed, total: all!.total };
}
