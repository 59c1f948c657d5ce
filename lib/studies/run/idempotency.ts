import { createHash } from "node:crypto";
import type { Endpoint } from "../../contract.ts";
import { canonicalJson } from "../../crypto/canonical-json.ts";
import type { Ask } from "../../db/transact.ts";
import { AppError } from "../../errors.ts";
import { idempotencyHours } from "../study-limits.ts";

const kept = `interval '${idempotencyHours} hours'`;

/** Why another request is refused under a key that is in use. */
export const otherRequest = `This Idempotency-Key was sent with another request in the last ${idempotencyHours} hours. Use a new key for a new request.`;

/** What an Idempotency-Key stands for: one request of one account. */
export type Once = { key: string; request_sha256: string };

/** The key of a request; null without one. Two bodies that mean the same are the same request, whatever its headers say. */
export function onceOf({ name, headers = {} }: Endpoint, input: { idempotency_key?: string | undefined }): Once | null {
  if (input.idempotency_key === undefined) return null;
  const body = Object.entries(input).filter(([member]) => !Object.hasOwn(headers, member));
  const request_sha256 = createHash("sha256")
    .update(`${name}\n${canonicalJson(Object.fromEntries(body))}`)
    .digest("hex");
  return { key: input.idempotency_key, request_sha256 };
}

type Earlier = { request_sha256: string; study_id: string; hasFailed: boolean };

/** The study of the same request made before; null without one, and where it failed or was cancelled: it may run anew. */
export async function earlierStudy(ask: Ask, account_id: string, once: Once): Promise<string | null> {
  const earlier = await readRequest(ask, account_id, once);
  return earlier === undefined || earlier.hasFailed ? null : earlier.study_id;
}

/**
 * Claims the key for a study in the transaction that stores it; gives the earlier study when the same request was made
 * before. That of a study which failed or was cancelled is handed on to the new one. Of two requests at once one waits
 * here until the other is stored or refused.
 */
export async function claimOnce(ask: Ask, account_id: string, once: Once, study_id: string): Promise<string | null> {
  const { key, request_sha256 } = once;
  const forget = `
    delete from idempotency_keys
    where account_id = $1 and idempotency_key = $2 and created_at <= clock_timestamp() - ${kept}`;
  await ask("forget_request", forget, [account_id, key]);
  const claim = `
    insert into idempotency_keys as made (account_id, idempotency_key, request_sha256, study_id)
    values ($1, $2, $3, $4)
    on conflict (account_id, idempotency_key) do update
    set study_id = excluded.study_id, created_at = excluded.created_at
    where made.request_sha256 = excluded.request_sha256
      and made.study_id in (select study_id from studies where status in ('failed', 'cancelled'))
    returning study_id`;
  if ((await ask("claim_request", claim, [account_id, key, request_sha256, study_id])).length === 1) return null;
  // A statement of its own: the one before does not see what was committed while it waited.
  return (await readRequest(ask, account_id, once))!.study_id;
}

/** What the key stands for; refuses it for another request. */
async function readRequest(ask: Ask, account_id: string, { key, request_sha256 }: Once): Promise<Earlier | undefined> {
  const read = `
    select request_sha256, study_id, status in ('failed', 'cancelled') as "hasFailed"
    from idempotency_keys join studies using (study_id)
    where idempotency_keys.account_id = $1 and idempotency_key = $2
      and idempotency_keys.created_at > clock_timestamp() - ${kept}`;
  const [earlier] = await ask<Earlier>("earlier_request", read, [account_id, key]);
  if (earlier !== undefined && earlier.request_sha256 !== request_sha256)
    throw new AppError("idempotency_mismatch", otherRequest);
  return earlier;
}

/** Forgets the requests that are recognised no more. */
export const forgetRequests = (ask: Ask): Promise<unknown[]> =>
  ask("forget_requests", `delete from idempotency_keys where created_at <= clock_timestamp() - ${kept}`, []);
