import { eq } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import { partOf } from "../cut-text.ts";
import { type Database, database } from "../db/client.ts";
import { AppError, Removed } from "../errors.ts";
import { notFound } from "../moderation/refuse-removed.ts";
import type { getReportOperation } from "./contract.ts";
import { readFollowUps } from "./read-follow-ups.ts";
import { removedStudies, studies } from "./studies.sql.ts";
import { isComplete, toFullStudy, toPending } from "./study.ts";
import { StudyId } from "./study-record.ts";

/** A study for anyone with its report's address: its id is 122 bits of chance, and no more is needed. */
export const getReport: Verb<typeof getReportOperation> = async ({ study_id }) => {
  if (!StudyId.safeParse(study_id).success) throw new AppError("not_found", noReport);
  const db = await database();
  const [study] = await db.select().from(studies).where(eq(studies.study_id, study_id));
  if (study === undefined) throw await goneReport(db, study_id);
  return isComplete(study) ? toFullStudy(study, await readFollowUps(db, study_id)) : toPending(study);
};

/** The refusal for a report that is gone, or never was. */
async function goneReport(db: Database, study_id: string): Promise<AppError> {
  const [removed] = await db.select().from(removedStudies).where(eq(removedStudies.study_id, study_id));
  if (removed === undefined) return notFound(db, study_id.toLowerCase(), noReport);
  const day = partOf(removed.removed_at.toISOString(), 0, 10);
  return new Removed(
    "not_found",
    `This study was deleted with its account on ${day}. Nothing of it is kept but this line.`,
  );
}

const noReport = "No report opens at this address. Check it against the one that you were sent.";
