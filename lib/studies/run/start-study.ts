import type { Account } from "../../contract.ts";
import { loggedError } from "../../db/logged-error.ts";
import { AppError, type ErrorCode } from "../../errors.ts";
import type { StudyEvent } from "../events/contract.ts";
import { type CompleteRow, isComplete, type StudyRow, toPending, toStudy } from "../study.ts";
import type { PendingStudy, Study } from "../study-record.ts";
import type { StudyInput } from "../study-request.ts";
import { acceptStudy, type Ways } from "./accept-study.ts";
import { runLeasedStudy } from "./run-leased-study.ts";
import { holderGone } from "./slot.ts";

/** An accepted study, and the end of its run; null where an earlier request made it. */
export type StudyStart = { study: StudyRow; ended: Promise<StudyRow> | null };

/** Accepts a study and runs it in this process. It finishes even if the client disconnects, and is billed. */
export async function startStudy(
  input: StudyInput,
  account: Account,
  ways: Ways,
  onEvent?: (event: StudyEvent) => void,
): Promise<StudyStart> {
  const { study, isNew } = await acceptStudy(input, account, ways);
  if (!isNew) return { study, ended: null };
  const { lease } = ways;
  const ended = runLeasedStudy(study, { ...(onEvent && { onEvent }), ...(lease && { lease }) });
  // Without a waiting caller this is the only word of a failure; another process takes the study over.
  ended.catch((error) => console.error(`Study ${study.study_id} could not be run to its end:`, loggedError(error)));
  return { study, ended };
}

const addressOf = (study_id: string) => `/api/v1/studies/${study_id}`;

/** Seconds until a repeat may find that its study has ended. */
export const stillRunsRetrySeconds = 5;

/** Why a repeat is refused while its study runs. */
export const stillRuns = (study_id: string): string =>
  `The request with this Idempotency-Key still runs as study ${study_id}. Ask again in ${stillRunsRetrySeconds} seconds, or follow GET ${addressOf(study_id)}.`;

/** A started study as its caller is answered: as it is now where the caller waits for no end, else as it ends. */
export async function answerOf({ study, ended }: StudyStart, respond_async = false): Promise<Study | PendingStudy> {
  const end = respond_async ? study : endOf(ended === null ? study : await ended, ended === null);
  return isComplete(end) ? toStudy(end) : toPending(end);
}

/** A study that has ended, for its caller; refuses with the reason when it failed. */
export function endOf(study: StudyRow, isEarlier: boolean): CompleteRow | (StudyRow & { status: "cancelled" }) {
  const { study_id, status } = study;
  const where = { Location: addressOf(study_id) };
  if (isComplete(study)) return study;
  if (status === "cancelled") return { ...study, status };
  if (status === "failed") throw new AppError(study.error_code as ErrorCode, study.error_message!, {}, where);
  if (isEarlier) throw new AppError("in_progress", stillRuns(study_id), { retry_after: stillRunsRetrySeconds }, where);
  throw new AppError("research_failed", holderGone, {}, where);
}
