import { eq } from "drizzle-orm";
import type { Account } from "../../contract.ts";
import { db } from "../../db/client.ts";
import { everyMs, NewsReader, togetherMs } from "../../db/notices.ts";
import { logUnlessAway } from "../../db/storage-away.ts";
import { ownValue } from "../../own-value.ts";
import { madeOnce } from "../../process-wide.ts";
import { noSuchStudy, oneStudy } from "../get-study.ts";
import { listedColumns } from "../list-studies.ts";
import { guideVersion } from "../pipeline/guides/guide.ts";
import { studies } from "../studies.sql.ts";
import { type CompleteRow, isComplete, toPending, toSummary } from "../study.ts";
import { StudyId } from "../study-record.ts";
import { type EndEvent, endEvents, questionnaireEvents, type StudyEvent } from "./contract.ts";
import { type EventPage, type Place, readEvents } from "./read-events.ts";

/** A listener to one study: it moves its own place when it takes a page. */
export type Watcher = Place & {
  /** Whether it takes more now: what a slow client has not read yet waits in storage. */
  hasRoom(): boolean;
  take(page: EventPage): void;
};

/** How often events are read where storage notifies nobody, and for a client that was too slow to take them. */
const unheardMs = 500;

type Watch = { watchers: Set<Watcher>; reader: NewsReader };

const watched = madeOnce("watched-studies", (): Watch => ({ watchers: new Set(), reader: new NewsReader(readNext) }));

/** Hands new events to a watcher until the returned function is called; all watchers share each reading. */
export function watchStudy(watcher: Watcher): () => void {
  const watch = watched();
  watch.watchers.add(watcher);
  watch.reader.wake();
  return () => watch.watchers.delete(watcher);
}

async function readNext(): Promise<number | null> {
  const { watchers } = watched();
  try {
    const ready = [...watchers].filter((watcher) => watcher.hasRoom());
    const areSlow = ready.length < watchers.size;
    const hasMore = await handOut(ready);
    if (watchers.size === 0) return null;
    return hasMore ? togetherMs : areSlow ? unheardMs : await everyMs(unheardMs);
  } catch (error) {
    // Watchers stay: the next reading finds all of it.
    logUnlessAway("The events of studies could not be read")(error);
    return unheardMs;
  }
}

async function handOut(watchers: Watcher[]): Promise<boolean> {
  const groups = [...Map.groupBy(watchers, ({ study_id, after }) => `${study_id} ${after}`).values()];
  if (groups.length === 0) return false;
  const pages = await readEvents(groups.map(([first]) => ({ study_id: first!.study_id, after: first!.after })));
  for (const [index, group] of groups.entries()) for (const watcher of group) watcher.take(pages[index]!);
  return pages.some(({ hasMore }) => hasMore);
}

/** The study that is to be watched: of the account, or without one any whose id is known, as with its report. */
export async function findWatched(study_id: string, account: Account | null) {
  if (!StudyId.safeParse(study_id).success) throw noSuchStudy();
  const where = account === null ? eq(studies.study_id, study_id) : oneStudy(account.account_id, study_id);
  const [row] = await db.select({ status: studies.status, engine: studies.engine }).from(studies).where(where);
  if (row === undefined) throw noSuchStudy();
  return row;
}

/** How a study ended, as its last event; null for one that was deleted. */
export async function readEnd(study_id: string): Promise<{ event: EndEvent; data: object } | null> {
  const [study] = await db.select(listedColumns).from(studies).where(eq(studies.study_id, study_id));
  if (study === undefined) return null;
  const event = ownValue(endEvents, study.status)!;
  return { event, data: study.status === "complete" ? toSummary(study) : toPending(study) };
}

/** The events of a complete study and when it was complete; null for another. */
export async function readReplay(study_id: string): Promise<{ events: StudyEvent[]; at: Date } | null> {
  const [study] = await db.select().from(studies).where(eq(studies.study_id, study_id));
  return study !== undefined && isComplete(study) ? { events: replayedEvents(study), at: study.completed_at } : null;
}

/** The events of a complete study, made from its transcripts: the interviews go forward together, a turn at a time. */
function replayedEvents({ findings }: Pick<CompleteRow, "findings">): StudyEvent[] {
  const { interviews, quality } = findings;
  const respondents = interviews.map(({ persona_id, persona_name, repeat }) => ({ persona_id, persona_name, repeat }));
  const longest = Math.max(0, ...interviews.map(({ transcript }) => transcript.length));
  const rounds = Array.from({ length: longest }, (_, turn) =>
    interviews.flatMap(({ persona_id, transcript, closed }, interview): StudyEvent[] => {
      const exchange = transcript[turn];
      if (exchange === undefined) return [];
      const turns = turn + 1;
      const end = [
        ...questionnaireEvents(interview, closed),
        { event: "interview.completed", interview, persona_id, turns } as const,
      ];
      return [{ event: "interview.turn", interview, turn, ...exchange }, ...(turns === transcript.length ? end : [])];
    }),
  );
  const closed_questions = interviews[0]?.closed?.length;
  return [
    { event: "started", interviews: interviews.length, closed_questions, guide_version: guideVersion, respondents },
    ...respondents.map((respondent, interview) => ({ event: "interview.started", interview, ...respondent }) as const),
    ...rounds.flat(),
    { event: "analysis", interviews: interviews.length },
    { event: "quotes.checked", quotes_checked: quality.quotes_checked, quotes_rejected: quality.quotes_rejected },
  ];
}
