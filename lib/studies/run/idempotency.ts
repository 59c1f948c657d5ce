import type { Transaction } from "../../db/client.ts";
import type { Ask } from "../../db/statements.ts";
import type { Brief } from "../../engines/brief.ts";
import type { Engine } from "../../engines/findings.ts";
import type { Usage } from "../../engines/measured.ts";
import type { Plan } from "../../engines/plan.ts";
import type { RecordedCall } from "../../engines/recorded-call.ts";
import { AppError } from "../../errors.ts";
import type { Once } from "../brief-of.ts";
import { isOpen, studyDrafts } from "../studies.sql.ts";
import { draftDays, idempotencyHours } from "../study-limits.ts";
import type { StudyStatus } from "../study-record.ts";
import { idempotencyHeader } from "../study-request.ts";
import { followUpRuns } from "./slot.ts";

const kept = `interval '${idempotencyHours} hours'`;
const draftKept = `interval '${draftDays} days'`;

/** Why another request is refused under a key that is in use. */
export const otherRequest = `This ${idempotencyHeader} was sent with another request in the last ${idempotencyHours} hours. Use a new key for a new request.`;

/** What a request made: a study, or a follow-up on one. */
export type Creation = { study_id: string; follow_up_id: string | null };

/** What the same request made before; null without it, and where that failed or was cancelled: it may run again. */
export async function earlierRequest(ask: Ask, account_id: string, once: Once): Promise<Creation | null> {
  const earlier = await readRequest(ask, account_id, once);
  return earlier === undefined || earlier.hasFailed ? null : earlier;
}

/**
 * Claims the key for what a request makes, in the transaction that stores it; returns what the same request made before.
 * The key of a failed or cancelled one is handed on. Of two requests at once one waits until the other is stored or refused.
 */
export async function claimOnce(
  ask: Ask,
  account_id: string,
  once: Once,
  creation: Creation,
): Promise<Creation | null> {
  const { key, request_sha256 } = once;
  const request = [account_id, key];
  const forget = `
    delete from idempotency_keys
    where account_id = $1 and idempotency_key = $2 and created_at <= clock_timestamp() - ${kept}`;
  await ask("forget_request", forget, request);
  const claim = `
    insert into idempotency_keys (account_id, idempotency_key, request_sha256, study_id, follow_up_id)
    values ($1, $2, $3, $4, $5) on conflict do nothing returning study_id`;
  const values = [...request, request_sha256, creation.study_id, creation.follow_up_id];
  if ((await ask("claim_request", claim, values)).length === 1) return null;
  // Statements of their own: one does not see what was committed while it waited for the row.
  const lock = "select from idempotency_keys where account_id = $1 and idempotency_key = $2 for update";
  await ask("lock_request", lock, request);
  const earlier = await earlierRequest(ask, account_id, once);
  if (earlier !== null) return earlier;
  const handOn = `
    update idempotency_keys set study_id = $3, follow_up_id = $4, created_at = default
    where account_id = $1 and idempotency_key = $2`;
  await ask("hand_on_request", handOn, [...request, creation.study_id, creation.follow_up_id]);
  return null;
}

type Earlier = Creation & { request_sha256: string; hasFailed: boolean };

async function readRequest(ask: Ask, account_id: string, { key, request_sha256 }: Once): Promise<Earlier | undefined> {
  const query = `
    select made.request_sha256, made.study_id, made.follow_up_id,
      case when made.follow_up_id is null then not ${isOpen} and status <> '${"complete" satisfies StudyStatus}'
        else not coalesce(result is not null or ${followUpRuns}, false) end as "hasFailed"
    from idempotency_keys as made
    join studies on studies.study_id = made.study_id
    left join study_follow_ups as follow_up on follow_up.follow_up_id = made.follow_up_id
    where made.account_id = $1 and idempotency_key = $2 and made.created_at > clock_timestamp() - ${kept}`;
  const [earlier] = await ask<Earlier>("earlier_request", query, [account_id, key]);
  if (earlier !== undefined && earlier.request_sha256 !== request_sha256)
    throw new AppError("idempotency_mismatch", otherRequest);
  return earlier;
}

/** Forgets the requests that are recognised no more. */
export const forgetRequests = (ask: Ask): Promise<unknown[]> =>
  ask("forget_requests", `delete from idempotency_keys where created_at <= clock_timestamp() - ${kept}`, []);

/** What a dry run paid for, which the study of the same request takes over. */
export type Draft = { brief: Brief; plan: Plan; usage: Usage; calls: RecordedCall[] };

/** Keeps a draft; the last of equal requests counts. */
export async function keepDraft(
  tx: Transaction,
  account_id: string,
  request_sha256: string,
  draft: Draft & { engine: Engine },
): Promise<void> {
  const target = [studyDrafts.account_id, studyDrafts.request_sha256];
  await tx
    .insert(studyDrafts)
    .values({ account_id, request_sha256, ...draft })
    .onConflictDoUpdate({ target, set: draft });
}

/** Takes the draft of a request by the same engine; undefined where there is none. A second study draws again. */
export async function takeDraft(
  ask: Ask,
  account_id: string,
  request_sha256: string,
  { id, version }: Engine,
): Promise<Draft | undefined> {
  const take = `
    delete from study_drafts
    where account_id = $1 and request_sha256 = $2 and engine ->> 'id' = $3 and engine ->> 'version' = $4
      and created_at > clock_timestamp() - ${draftKept}
    returning brief, plan, usage, calls`;
  const [draft] = await ask<Draft>("take_draft", take, [account_id, request_sha256, id, version]);
  return draft;
}

/** Forgets the drafts that no study took over. */
export const forgetDrafts = (ask: Ask): Promise<unknown[]> =>
  ask("forget_drafts", `delete from study_drafts where created_at <= clock_timestamp() - ${draftKept}`, []);
