import { and, eq, isNotNull, type SQL } from "drizzle-orm";
import { accountOf } from "../accounts/authenticate.ts";
import type { Verb } from "../contract.ts";
import { partOf } from "../cut-text.ts";
import { type Database, db, type Transaction } from "../db/client.ts";
import { inOrder } from "../db/columns.ts";
import { AppError, Removed } from "../errors.ts";
import { notFound } from "../moderation/removals.ts";
import { inShape } from "../own-value.ts";
import type { getReportOperation, getStudyEndpoint } from "./contract.ts";
import { cannotInterpret } from "./pipeline/estimate.ts";
import { type FollowUpResult, removedStudies, studies, studyFollowUps } from "./studies.sql.ts";
import { isComplete, toFullStudy, toPending, wentWithAccount } from "./study.ts";
import { FollowUp, followUpOrder, StudyId } from "./study-record.ts";

/** A study of the caller's account with everything in it; how far it has come while it is not complete. */
export const getStudy: Verb<typeof getStudyEndpoint> = async ({ study_id }, caller) =>
  readStudy(study_id, oneStudy(accountOf(caller).account_id, study_id), missingStudy);

/** A study for anyone with its report's address: its id is too much chance to be guessed, and no more is needed. */
export const getReport: Verb<typeof getReportOperation> = async ({ study_id }) => {
  if (!StudyId.safeParse(study_id).success) throw new AppError("not_found", noReport);
  return readStudy(study_id, eq(studies.study_id, study_id), goneReport);
};

async function readStudy(study_id: string, where: SQL, missing: typeof goneReport) {
  const [study] = await db.select().from(studies).where(where);
  if (study === undefined) throw await missing(db, study_id);
  return isComplete(study) ? toFullStudy(study, await readFollowUps(db, study_id)) : toPending(study);
}

async function goneReport(db: Database, study_id: string): Promise<AppError> {
  const [removed] = await db.select().from(removedStudies).where(eq(removedStudies.study_id, study_id));
  if (removed === undefined) return notFound(db, study_id.toLowerCase(), noReport);
  const what = `${wentWithAccount} on ${partOf(removed.removed_at.toISOString(), 0, 10)}. Nothing of it is kept but this line.`;
  return new Removed("not_found", what);
}

export const noReport = "No report opens at this address. Check it against the one that you were sent.";

/** The study of an account with this id, as a condition; an id that can be nobody's is refused like an unknown one. */
export function oneStudy(account_id: string, study_id: string): SQL {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(study_id)) throw noSuchStudy();
  return and(eq(studies.study_id, study_id), eq(studies.account_id, account_id))!;
}

const noStudy = "This account has no study with this id. See GET /api/v1/studies.";

/** The refusal for a study that is not there, or is another account's. */
export const noSuchStudy = () => new AppError("not_found", noStudy);

/** The same refusal, or that the operator removed the study, and why. */
export const missingStudy = (db: Database | Transaction, study_id: string): Promise<AppError> =>
  notFound(db, study_id.toLowerCase(), noStudy);

/** Whether a study belongs to an account. */
export async function ownsStudy(account_id: string, study_id: string): Promise<boolean> {
  return (await db.select({ id: studies.study_id }).from(studies).where(oneStudy(account_id, study_id))).length === 1;
}

/** A follow-up as it is stored, and one that was answered. */
export type FollowUpRow = typeof studyFollowUps.$inferSelect;
export type AnsweredRow = FollowUpRow & { result: FollowUpResult };

/** Whether a stored follow-up was answered. */
export const isAnswered = (row: FollowUpRow): row is AnsweredRow => row.result !== null;

/** The follow-ups of a study that were answered. */
export async function readFollowUps(db: Database | Transaction, study_id: string): Promise<FollowUp[]> {
  const isDone = and(eq(studyFollowUps.study_id, study_id), isNotNull(studyFollowUps.result));
  const rows = await db.select().from(studyFollowUps).where(isDone).orderBy(inOrder(followUpOrder, studyFollowUps.seq));
  return rows.filter(isAnswered).map(toFollowUp);
}

/** The built-in engine says that it cannot interpret a question; its early versions answered in their own way. */
const noteOn = ({ engine: { kind, version } }: FollowUpResult): string | null =>
  kind === "simulator" && Number.parseInt(version, 10) >= 4 ? cannotInterpret : null;

/** A follow-up as it is answered to its caller. */
export const toFollowUp = (row: AnsweredRow): FollowUp =>
  inShape(FollowUp, {
    ...row,
    ...row.result,
    id: row.follow_up_id,
    answers: row.result.answers.map((answer) => inShape(FollowUp.shape.answers.element, answer)),
    note: noteOn(row.result),
    created_at: row.created_at.toISOString(),
  });
