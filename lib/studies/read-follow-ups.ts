import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Database, Transaction } from "../db/client.ts";
import { cannotInterpret } from "./pipeline/estimate.ts";
import { type FollowUpResult, studyFollowUps } from "./studies.sql.ts";
import type { FollowUp } from "./study-record.ts";

/** A follow-up as it is stored, and one that was answered. */
export type FollowUpRow = typeof studyFollowUps.$inferSelect;
export type AnsweredRow = FollowUpRow & { result: FollowUpResult };

/** Whether a stored follow-up was answered. */
export const isAnswered = (row: FollowUpRow): row is AnsweredRow => row.result !== null;

/** The follow-ups of a study that were answered, the oldest first. */
export async function readFollowUps(db: Database | Transaction, study_id: string): Promise<FollowUp[]> {
  const isDone = and(eq(studyFollowUps.study_id, study_id), isNotNull(studyFollowUps.result));
  const rows = await db.select().from(studyFollowUps).where(isDone).orderBy(asc(studyFollowUps.seq));
  return rows.filter(isAnswered).map(toFollowUp);
}

/** From version 4 on the built-in engine says that it cannot interpret a question; before, it answered in its own way. */
const noteOn = ({ engine: { kind, version } }: FollowUpResult): string | null =>
  kind === "simulator" && Number.parseInt(version, 10) >= 4 ? cannotInterpret : null;

/** A follow-up as it is answered to its caller. */
export function toFollowUp(row: AnsweredRow): FollowUp {
  const { answers, missing, usage, engine } = row.result;
  return {
    id: row.follow_up_id,
    study_id: row.study_id,
    question: row.question,
    // Named one by one: the database keeps no order of members.
    answers: answers.map(({ persona_id, persona_name, interview, answer, refused }) => ({
      persona_id,
      persona_name,
      interview,
      answer,
      refused,
    })),
    missing,
    note: noteOn(row.result),
    usage,
    engine,
    created_at: row.created_at.toISOString(),
  };
}
