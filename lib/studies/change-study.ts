import { and, eq, sql } from "drizzle-orm";
import { accountOf } from "../accounts/authenticate.ts";
import { type Field, refuseText, textsOf } from "../content/refuse-content.ts";
import type { Verb } from "../contract.ts";
import type { Transaction } from "../db/client.ts";
import { dropWork } from "../db/due-work.ts";
import { transact } from "../db/statements.ts";
import { AppError, type ErrorCode } from "../errors.ts";
import { usedSoFar } from "./calls/calls.ts";
import { type cancelStudyEndpoint, type changeStudyEndpoint, onlyComplete } from "./contract.ts";
import { missingStudy, oneStudy, readFollowUps } from "./get-study.ts";
import { listedColumns } from "./list-studies.ts";
import { leaseMs, stopHere } from "./run/lease.ts";
import { releaseSlotSoon } from "./run/slot.ts";
import { isOpen, studies } from "./studies.sql.ts";
import { isComplete, toFullStudy, toPending, toSummary } from "./study.ts";
import { type FollowUp, type FullStudy, unlisted } from "./study-record.ts";
import { hasEnded, withoutFindings } from "./study-status.ts";

/** Lists a complete study publicly, when its report may be shown to all, or takes it off the list. */
export const changeStudy: Verb<typeof changeStudyEndpoint> = async ({ study_id, visibility }, caller) => {
  const where = oneStudy(accountOf(caller).account_id, study_id);
  return transact(async (_, tx) => {
    // Locked, so that no follow-up is stored between the look at what it shows and the change.
    const [study] = await tx.select().from(studies).where(where).for("update");
    if (study === undefined) throw await missingStudy(tx, study_id);
    if (!isComplete(study))
      throw new AppError("invalid_request", `${onlyComplete}; this one ${withoutFindings[toPending(study).status]}.`);
    if (visibility === "public") await refusePublic(toFullStudy(study, await readFollowUps(tx, study_id)));
    await tx.update(studies).set({ visibility }).where(where);
    return toSummary({ ...study, visibility });
  });
};

/** Members whose text this service makes: ids, addresses, and what is made of members that are looked at. */
const ownMembers = /\/((study_)?id|persona_ids?(\/\d+)?|slug|report_url|engine\/.*|disclaimer|(created|completed)_at)$/;
const afresh = "Run the study again without what details name, and make that one public.";
const unlistFirst = `Ask without it, or take the study off the list first: PATCH it with visibility ${unlisted}.`;

/** Refuses to make a study public whose report would show hidden characters, secrets or personal data. */
const refusePublic = (study: FullStudy): Promise<void> =>
  refuseShown(study, (what) => `The study's report would show ${what}, so it stays ${unlisted}. ${afresh}`);

/** Refuses a follow-up that would make such text public: one on a study that is listed. */
export const refusePublicFollowUp = (followUp: Partial<FollowUp>): Promise<void> =>
  refuseShown(followUp, (what) => `This study is public, and the follow-up would show ${what}. ${unlistFirst}`);

async function refuseShown(content: object, sentence: (what: string) => string): Promise<void> {
  try {
    await refuseText(textsIn(content));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, what } = refusals[error.code] ?? refusals.unsafe_unicode!;
    throw new AppError(code, sentence(what), error.extras);
  }
}

const refusals: { [Code in ErrorCode]?: { code: ErrorCode; what: string } } = {
  contains_secret: { code: "contains_secret", what: "what looks like a secret (revoke it if it is real)" },
  contains_personal_data: { code: "contains_personal_data", what: "what looks like personal data" },
  unsafe_unicode: { code: "invalid_request", what: "hidden characters" },
};

/** What the report shows, by the place it has in the study as it is read; a text found in several is named once. */
function textsIn(content: object): Field[] {
  const texts = textsOf(content, "").filter(({ pointer }) => !ownMembers.test(pointer));
  // Of fields with one text the map keeps the last, which is the first of the study.
  return [...new Map(texts.toReversed().map((field) => [field.text, field])).values()].toReversed();
}

/** Deletes a study with all that belongs to it; returns when it began, or null without it. */
export async function deleteStudy(tx: Transaction, study_id: string): Promise<{ created_at: Date } | null> {
  const ofId = eq(studies.study_id, study_id);
  const [study] = await tx.select({ status: studies.status }).from(studies).where(ofId).for("update");
  if (study === undefined) return null;
  if (!hasEnded(study.status))
    throw new AppError("invalid_argument", `This study is ${study.status}. Remove it when it has ended.`);
  const [deleted] = await tx.delete(studies).where(ofId).returning({ created_at: studies.created_at });
  return deleted!;
}

/**
 * Stops a study that waits or runs. It is cancelled at once and stays so, as no run may write over it; its slot is free
 * when the process that runs it has seen it, or has been silent for the length of a lease.
 */
export const cancelStudy: Verb<typeof cancelStudyEndpoint> = async ({ study_id }, caller) => {
  const where = oneStudy(accountOf(caller).account_id, study_id);
  const study = await transact(async (ask, tx) => {
    const [row] = await tx.select(listedColumns).from(studies).where(where);
    if (row === undefined) throw await missingStudy(tx, study_id);
    await releaseSlotSoon(ask, row.key_id, study_id, leaseMs);
    await dropWork(ask, { kind: "study", subject: row.study_id });
    const [cancelled] = await tx
      .update(studies)
      .set({ status: "cancelled", usage: sql.raw(usedSoFar), webhook_headers: null })
      .where(and(where, sql.raw(isOpen)))
      .returning(listedColumns);
    // One that ended in the meantime is read as it has ended.
    return cancelled ?? (await tx.select(listedColumns).from(studies).where(eq(studies.study_id, study_id)))[0]!;
  });
  if (study.status === "complete")
    throw new AppError("invalid_request", "This study is complete: there is nothing to cancel.");
  if (study.status === "cancelled") stopHere(study_id, "cancelled");
  return toPending(study);
};
