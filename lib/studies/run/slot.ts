import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Account } from "../../contract.ts";
import type { Transaction } from "../../db/client.ts";
import { count } from "../../db/counters.ts";
import { dropWork } from "../../db/due-work.ts";
import type { Ask } from "../../db/statements.ts";
import { storageCause } from "../../db/storage-away.ts";
import { causes } from "../../db/write-fault.ts";
import type { Usage } from "../../engines/measured.ts";
import { AppError } from "../../errors.ts";
import { runAgain, type StudyNotice, type WebhookBody, webhookEvents } from "../../webhooks/contract.ts";
import { enqueueDelivery } from "../../webhooks/deliveries.ts";
import { usedSoFar } from "../calls/calls.ts";
import { isFree, isLeased, isOpen, studies } from "../studies.sql.ts";
import { reportUrl, type StudyRow } from "../study.ts";
import { countedEnds } from "../study-status.ts";

// A key has one row in `study_slots` for each study it may run. SKIP LOCKED gives two takers two rows, so nothing is
// counted. A study with a waiting caller holds its slot under a lease. A study without one holds it until it ends. Lock
// order: slot, then due work, then study. It avoids deadlocks.

/** Seconds until a caller may try again for a free slot. */
export const slotRetrySeconds = 5;

/** Why a study is refused while all slots of its key are taken. */
export const allTaken = (concurrency: number): string =>
  `This key may run ${concurrency} studies at once, and as many run. Try again in ${slotRetrySeconds} seconds, or when one has ended.`;

/** Why a study, or other work in a slot, failed whose lease has just ended: storage was away or full, or its process is gone. */
export function whyLost(): Failure {
  const cause = storageCause();
  const why =
    cause === null
      ? "The server that ran this study stopped before it was complete"
      : `This study was not completed, as ${causes[cause].was} while it ran`;
  const message = `${why}. ${runAgain}`;
  return { code: "research_failed", message, cause: cause ?? "server_stopped" };
}

const takeOne = `
  with free as materialized (
    select key_id, slot, holder from study_slots
    where key_id = $1 and ${isFree}
    order by slot limit 1 for update skip locked
  )
  update study_slots as taken
  set holder = $2, lease_until = now() + $3::float8 * interval '1 millisecond', account_id = $4
  from free where taken.key_id = free.key_id and taken.slot = free.slot
  returning free.holder as gone`;

async function failGone(ask: Ask, tx: Transaction, gone: string | null): Promise<void> {
  if (gone === null) return;
  await dropWork(ask, { kind: "study", subject: gone });
  const where = and(eq(studies.study_id, gone), sql.raw(isOpen));
  await failStudy(tx, where, whyLost(), sql.raw(usedSoFar));
}

/** Takes a slot of the key, or refuses; `lease` is in milliseconds, null until released. */
export async function takeSlot(
  { ask, tx }: { ask: Ask; tx: Transaction },
  key: Account,
  holder: string,
  lease: number | null,
): Promise<void> {
  const { account_id, key_id, concurrency } = key;
  const count = "select count(*)::int as slots from study_slots where key_id = $1";
  const [slotCount] = await ask<{ slots: number }>("count_slots", count, [key_id]);
  if (slotCount!.slots !== concurrency) await matchSlots(ask, tx, key_id, concurrency);
  const [slot] = await ask<{ gone: string | null }>("take_slot", takeOne, [key_id, holder, lease, account_id]);
  if (slot === undefined)
    throw new AppError("concurrency_limit", allTaken(concurrency), { retry_after: slotRetrySeconds });
  await failGone(ask, tx, slot.gone);
}

/** Frees a slot; false when it was no longer the holder's. */
export async function releaseSlot(ask: Ask, key_id: string, holder: string): Promise<boolean> {
  const release = `
    update study_slots set holder = null, lease_until = null
    where key_id = $1 and holder = $2 and (lease_until is null or ${isLeased}) returning slot`;
  return (await ask("release_slot", release, [key_id, holder])).length === 1;
}

/** Whether a follow-up's slot is held, as a condition on `study_follow_ups as follow_up`. */
export const followUpRuns = `exists (
  select from study_slots
  where key_id = follow_up.key_id and holder = follow_up.follow_up_id and ${isLeased})`;

/** Renews the lease of a slot; false when it was no longer the holder's. */
export async function keepSlot(ask: Ask, key_id: string, holder: string, lease: number): Promise<boolean> {
  const keep = `
    update study_slots set lease_until = now() + $3::float8 * interval '1 millisecond'
    where key_id = $1 and holder = $2 and ${isLeased} returning slot`;
  return (await ask("keep_slot", keep, [key_id, holder, lease])).length === 1;
}

/** Frees a slot after a lease at the latest: for a cancelled study, which no process takes over. */
export async function releaseSlotSoon(ask: Ask, key_id: string, holder: string, lease: number): Promise<void> {
  const leave = `
    update study_slots set lease_until = now() + $3::float8 * interval '1 millisecond'
    where key_id = $1 and holder = $2 and lease_until is null`;
  await ask("leave_slot", leave, [key_id, holder, lease]);
}

/** Makes or removes free slots until the key has as many as it may run. */
async function matchSlots(ask: Ask, tx: Transaction, key_id: string, concurrency: number): Promise<void> {
  // Serial: two at once would each remove what the other counted.
  await ask("lock_slots", "select pg_advisory_xact_lock(hashtextextended('study_slots:' || $1, 0))", [key_id]);
  const remove = `
    with free as materialized (
      select key_id, slot from study_slots
      where key_id = $1 and ${isFree}
      order by holder is null desc, slot desc
      limit greatest(0, (select count(*) from study_slots where key_id = $1) - $2::int) for update skip locked
    )
    delete from study_slots as taken using free
    where taken.key_id = free.key_id and taken.slot = free.slot
    returning taken.holder as gone`;
  const removed = await ask<{ gone: string | null }>("remove_slots", remove, [key_id, concurrency]);
  for (const { gone } of removed) await failGone(ask, tx, gone);
  const make = `
    insert into study_slots (key_id, slot)
    select $1, number from generate_series(1, $2::int) as number
    where not exists (select from study_slots where key_id = $1 and slot = number)
    order by number limit greatest(0, $2::int - (select count(*) from study_slots where key_id = $1))`;
  await ask("make_slots", make, [key_id, concurrency]);
}

/** The cause is for the operator, where it says more than the code. */
export type Failure = { code: string; message: string; cause?: string };

/** Stores why a study failed and what it used, and owes the webhook; false when no study met the condition. */
export async function failStudy(
  tx: Transaction,
  where: SQL | undefined,
  { code, message, cause = code }: Failure,
  usage: Usage | SQL,
): Promise<boolean> {
  const [failed] = await tx
    .update(studies)
    .set({ status: "failed", error_code: code, error_message: message, usage })
    .where(where)
    .returning();
  if (failed === undefined) return false;
  count("study", `${countedEnds.failed} ${cause}`);
  await oweWebhook(tx, failed, { event: "study.failed", error: code, message });
  return true;
}

/** Owes what happened to a study to its webhook; where that is its end, the headers are the delivery's alone from then on. */
export async function oweWebhook(tx: Transaction, study: StudyRow, { event, ...own }: StudyNotice): Promise<void> {
  const { study_id, topic, study_type, audience, webhook_url, webhook_headers } = study;
  if (webhook_url === null) return;
  const members = { study_id, report_url: reportUrl(study_id), topic, study_type, audience };
  await enqueueDelivery(tx, { ...study, webhook_url }, { event, ...members, ...own } as WebhookBody);
  if (webhookEvents[event].isEnd && webhook_headers !== null)
    await tx.update(studies).set({ webhook_headers: null }).where(eq(studies.study_id, study_id));
}
