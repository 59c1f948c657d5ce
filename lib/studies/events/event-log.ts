import { loggedError } from "../../db/logged-error.ts";
import { type Ask, askOnce } from "../../db/statements.ts";
import { isStorageAway } from "../../db/storage-away.ts";
import type { Run } from "../run/lease.ts";
import { isOpen } from "../studies.sql.ts";
import type { StudyEvent, TimedEvent } from "./contract.ts";

/** How long events wait to be written together, in milliseconds. */
const togetherMs = 250;
/** How long the events of a study that has ended are kept, in hours: a browser that slept reads on until then. */
const keptHours = 1;

// FOR SHARE: another process claims the study before these events or after them, never in between.
const append = `
  with ours as materialized (
    select from due_work where kind = 'study' and subject = $1::uuid::text and holder = $2 for share
  ), last as (select coalesce(max(seq), 0) as seq from study_events where study_id = $1)
  insert into study_events (study_id, seq, data, cost_usd, at)
  select $1, last.seq + place, item - 'at' - 'cost_usd',
    (item ->> 'cost_usd')::float8, (item ->> 'at')::timestamptz
  from ours, last, jsonb_array_elements($3::jsonb) with ordinality as list (item, place)`;

/** Writes the events of one run in order, several at once; it writes nothing once the study is no longer the run's. */
export class EventLog {
  readonly #run: Run;
  readonly #costUsd: () => number | null;
  #waiting: TimedEvent[] = [];
  #timer: NodeJS.Timeout | undefined;
  #written: Promise<void> = Promise.resolve();

  constructor(run: Run, costUsd: () => number | null) {
    this.#run = run;
    this.#costUsd = costUsd;
  }

  note(event: StudyEvent): void {
    this.#waiting.push({ ...event, at: new Date().toISOString(), cost_usd: this.#costUsd() });
    this.#timer ??= setTimeout(() => void this.flush(), togetherMs).unref();
  }

  /** Writes what waits, after what is being written. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#written = this.#written.then(() => this.#write());
    return this.#written;
  }

  async #write(): Promise<void> {
    const events = this.#waiting.splice(0);
    if (events.length === 0) return;
    try {
      const { study, holder } = this.#run;
      await askOnce("append_events", append, [study.study_id, holder, JSON.stringify(events)]);
    } catch (error) {
      // The study goes on. Its events wait for the next ones, and at last for its end.
      if (isStorageAway(error)) this.#waiting.unshift(...events);
      else console.error(`Events of study ${this.#run.study.study_id} could not be written:`, loggedError(error));
    }
  }
}

/** Forgets the events of studies that ended a while ago: their transcripts have what was said. */
export const forgetEvents = (ask: Ask): Promise<unknown[]> =>
  ask(
    "forget_events",
    `delete from study_events using studies
    where studies.study_id = study_events.study_id and not ${isOpen}
      and at < clock_timestamp() - interval '${keptHours} hours'`,
    [],
  );
