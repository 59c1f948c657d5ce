import { eq } from "drizzle-orm";
import { db } from "../../db/client.ts";
import { askOnce } from "../../db/statements.ts";
import { studies } from "../studies.sql.ts";
import { StudyId, type StudyStatus } from "../study-record.ts";
import type { StudyEvent } from "./contract.ts";
import { type Run, waitingRun, withEvent } from "./run-state.ts";

/** An event as it is stored; `seq` counts from 1 within its study. */
type StoredEvent = { seq: number; data: StudyEvent; cost_usd: number | null; at: Date };
/** The events after a place, and the study's state at the same moment; its status is null once it is deleted. */
export type EventPage = { status: StudyStatus | null; events: StoredEvent[]; hasMore: boolean };
/** A study, and the number of the last event that is known of it. */
export type Place = { study_id: string; after: number };

const eventsPerPage = 100;

const query = `
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
  const rows = await askOnce<Row>("read_events", query, [ids, places.map((place) => place.after)]);
  const byPlace = Map.groupBy(rows, ({ place }) => Number(place) - 1);
  return places.map((_, place) => {
    const own = byPlace.get(place)!;
    const events = own.flatMap((row) => (row.seq === null ? [] : [eventOf(row)]));
    return { status: own[0]!.status, events, hasMore: events.length === eventsPerPage };
  });
}

const eventOf = ({ seq, data, cost_usd, at }: StoredEvent): StoredEvent => ({ seq, data, cost_usd, at: new Date(at) });

/** How far a study has come, from the events that are stored, and whose it is; null where no study has the id. */
export async function getRun(study_id: string): Promise<(Run & { account_id: string }) | null> {
  if (!StudyId.safeParse(study_id).success) return null;
  const { account_id, interviews, created_at } = studies;
  const ofId = eq(studies.study_id, study_id);
  const [study] = await db.select({ account_id, interviews, created_at }).from(studies).where(ofId);
  if (study === undefined) return null;
  let state = waitingRun(study.interviews);
  let after = 0;
  let page: EventPage;
  do {
    [page] = (await readEvents([{ study_id, after }])) as [EventPage];
    for (const { seq, data, cost_usd, at } of page.events) {
      state = withEvent(state, { ...data, cost_usd, at: at.toISOString() });
      after = seq;
    }
  } while (page.hasMore);
  if (page.status === null) return null;
  const elapsed_ms = Math.max(0, Date.now() - Date.parse(state.began_at ?? study.created_at.toISOString()));
  return { status: page.status, state, after, elapsed_ms, account_id: study.account_id };
}
