import { loggedError } from "../../db/logged-error.ts";
import { everyMs, NewsReader, togetherMs } from "../../db/news-reader.ts";
import { isStorageAway } from "../../db/storage-away.ts";
import { processWide } from "../../process-wide.ts";
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

const shared = processWide<Watch>("watched-studies");

/** Hands new events to a watcher until the returned function is called; all watchers share each reading. */
export function watchStudy(watcher: Watcher): () => void {
  shared.current ??= { watchers: new Set(), reader: new NewsReader(read) };
  const watch = shared.current;
  watch.watchers.add(watcher);
  watch.reader.wake();
  return () => watch.watchers.delete(watcher);
}

async function read(): Promise<number | null> {
  const { watchers } = shared.current!;
  try {
    const ready = [...watchers].filter((watcher) => watcher.hasRoom());
    const areSlow = ready.length < watchers.size;
    const hasMore = await handOut(ready);
    if (watchers.size === 0) return null;
    return hasMore ? togetherMs : areSlow ? unheardMs : await everyMs(unheardMs);
  } catch (error) {
    // Watchers stay: the next reading finds all of it.
    if (!isStorageAway(error)) console.error("The events of studies could not be read:", loggedError(error));
    return unheardMs;
  }
}

/** Reads each place once, however many watch it; returns whether there is more. */
async function handOut(watchers: Watcher[]): Promise<boolean> {
  const groups = [...Map.groupBy(watchers, ({ study_id, after }) => `${study_id} ${after}`).values()];
  if (groups.length === 0) return false;
  const pages = await readEvents(groups.map(([first]) => ({ study_id: first!.study_id, after: first!.after })));
  for (const [index, group] of groups.entries()) for (const watcher of group) watcher.take(pages[index]!);
  return pages.some(({ hasMore }) => hasMore);
}
