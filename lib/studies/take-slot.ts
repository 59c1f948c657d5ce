import type { Account } from "../contract.ts";
import type { Ask } from "../db/transact.ts";
import { AppError } from "../errors.ts";

// A key has as many rows here as it may run studies. Whoever runs something holds one; SKIP LOCKED gives two takers two
// rows, and counting is never needed. A study that somebody waits for holds its place under a lease, which a crashed
// process does not renew. One that nobody waits for holds it until it has ended, as another process takes it over.
//
// Whoever changes both a place and its study locks the place first, so that nobody waits for somebody who waits.

/** How long a holder that says nothing keeps its place; it says something three times as often. */
export const leaseMs = 30_000;

/** When a caller may look for a free place again: a light study takes seconds, a long one a minute. */
const retryAfter = 5;

/** What a study is failed with when the process that ran it is gone. */
export const holderGone = "The server that ran this study stopped before it was complete. Ask again to run it anew.";

const takeOne = `
  with free as materialized (
    select key_id, slot, holder from study_slots
    where key_id = $1 and (holder is null or lease_until <= clock_timestamp())
    order by slot limit 1 for update skip locked
  )
  update study_slots as taken set holder = $2, lease_until = now() + $3::float8 * interval '1 millisecond'
  from free where taken.key_id = free.key_id and taken.slot = free.slot
  returning free.holder as gone`;

const failGone = `
  update studies set status = 'failed', error_code = 'research_failed', error_message = $2
  where study_id = $1 and status in ('queued', 'running')`;

/**
 * Takes one of the key's places for a study or a simulation, in the transaction that stores it, or refuses. `lease` is in
 * milliseconds; null holds the place until it is released.
 */
export async function takeSlot(ask: Ask, key: Account, holder: string, lease: number | null): Promise<void> {
  const { key_id, concurrency } = key;
  const count = "select count(*)::int as slots from study_slots where key_id = $1";
  const [kept] = await ask<{ slots: number }>("count_slots", count, [key_id]);
  if (kept!.slots !== concurrency) await matchSlots(ask, key_id, concurrency);
  const [taken] = await ask<{ gone: string | null }>("take_slot", takeOne, [key_id, holder, lease]);
  if (taken === undefined)
    throw new AppError(
      "concurrency_limit",
      `This key may run ${concurrency} studies at once, and as many run. Try again in ${retryAfter} seconds, or when one has ended.`,
      { retry_after: retryAfter },
    );
  if (taken.gone !== null) await ask("fail_gone", failGone, [taken.gone, holderGone]);
}

/** Gives a place back; false when it was no longer the holder's. */
export async function releaseSlot(ask: Ask, key_id: string, holder: string): Promise<boolean> {
  const release = `
    update study_slots set holder = null, lease_until = null
    where key_id = $1 and holder = $2 and (lease_until is null or lease_until > clock_timestamp()) returning slot`;
  return (await ask("release_slot", release, [key_id, holder])).length === 1;
}

/** Keeps a leased place for another lease; false when it was no longer the holder's. */
export async function keepSlot(ask: Ask, key_id: string, holder: string, lease: number): Promise<boolean> {
  const keep = `
    update study_slots set lease_until = now() + $3::float8 * interval '1 millisecond'
    where key_id = $1 and holder = $2 and lease_until > clock_timestamp() returning slot`;
  return (await ask("keep_slot", keep, [key_id, holder, lease])).length === 1;
}

/** Lets a place be free after a lease, or when its holder gives it back before: for a study that nobody takes over any more. */
export async function leaveSlotSoon(ask: Ask, key_id: string, holder: string, lease: number): Promise<void> {
  const leave = `
    update study_slots set lease_until = now() + $3::float8 * interval '1 millisecond'
    where key_id = $1 and holder = $2 and lease_until is null`;
  await ask("leave_slot", leave, [key_id, holder, lease]);
}

/** Makes or removes places until the key has as many as it may run; those that are held stay until they are free. */
async function matchSlots(ask: Ask, key_id: string, concurrency: number): Promise<void> {
  // One after the other: two at once would each remove what the other has counted.
  await ask("lock_slots", "select pg_advisory_xact_lock(hashtextextended('study_slots:' || $1, 0))", [key_id]);
  const remove = `
    with free as materialized (
      select key_id, slot from study_slots
      where key_id = $1 and (holder is null or lease_until <= clock_timestamp())
      order by holder is null desc, slot desc
      limit greatest(0, (select count(*) from study_slots where key_id = $1) - $2::int) for update skip locked
    )
    delete from study_slots as taken using free
    where taken.key_id = free.key_id and taken.slot = free.slot
    returning taken.holder as gone`;
  const removed = await ask<{ gone: string | null }>("remove_slots", remove, [key_id, concurrency]);
  for (const { gone } of removed) if (gone !== null) await ask("fail_gone", failGone, [gone, holderGone]);
  const make = `
    insert into study_slots (key_id, slot)
    select $1, number from generate_series(1, $2::int) as number
    where not exists (select from study_slots where key_id = $1 and slot = number)
    order by number limit greatest(0, $2::int - (select count(*) from study_slots where key_id = $1))`;
  await ask("make_slots", make, [key_id, concurrency]);
}
