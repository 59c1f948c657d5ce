import { database } from "../../db/client.ts";
import { askOnce } from "../../db/transact.ts";
import type { StudyStatus } from "../study-record.ts";
import type { StudyEvent } from "./contract.ts";

/** An event as it is stored; `seq` counts from 1 within its study. */
export type StoredEvent = { seq: number; data: StudyEvent; cost_usd: number | null; at: Date };
/** The events after a place, and the study's state at the same moment; its status is null once it is deleted. */
export type EventPage = { status: StudyStatus | null; events: StoredEvent[]; hasMore: boolean };
/** A study, and the number of the last event that is known of it. */
export type Place = { study_id: string; after: number };

/** The most events of a page. */
export const eventsPerPage = 100;

const read = `
  select place, studies.status, event.seq, event.data, event.cost_usd, event.at
  from unnest($1::uuid[], $2::int[]) with ordinality as watched (study_id, after, place)
  left join studies using (study_id)
  left join lateral (
    select seq, data, cost_usd, at from study_events
    where study_events.study_id = watched.study_id and seq > watched.after
    order by seq limit ${eventsPerPage}
  ) as event on true
  order by place, event.seq`;

type Row = { place: string; status: StudyStatus | null } & (StoredEvent | { seq: null });

/** Reads what follows each place, all in one statement; the pages come in the order of the places. */
export async function readEvents(places: readonly Place[]): Promise<EventPage[]> {
  const ids = places.map(({ study_id }) => study_id);
  const after = places.map((place) => place.after);
  const rows = await askOnce(await database())<Row>("read_events", read, [ids, after]);
  const byPlace = Map.groupBy(rows, ({ place }) => Number(place) - 1);
  return places.map((_, place) => {
    const own = byPlace.get(place)!;
    const events = own.flatMap((row) => (row.seq === null ? [] : [eventOf(row)]));
    return { status: own[0]!.status, events, hasMore: events.length === eventsPerPage };
  });
}

const eventOf = ({ seq, data, cost_usd, at }: StoredEvent): StoredEvent => ({ seq, data, cost_usd, at: new Date(at) });
