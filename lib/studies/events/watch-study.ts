import { loggedError } from "../../db/logged-error.ts";
import { isStorageAway } from "../../db/storage-away.ts";
import { processWide } from "../../process-wide.ts";
import { type EventPage, type Place, readEvents } from "./read-events.ts";

/** A listener to one study: it moves its own place when it takes a page. */
export type Watcher = Place & {
  /** Whether it takes more now: what a slow client has not read yet waits in storage. */
  hasRoom(): boolean;
  take(page: EventPage): void;
};

const pollMs = 500;

type Watch = { watchers: Set<Watcher>; timer: NodeJS.Timeout | undefined };

const shared = processWide<Watch>("watched-studies");

/**
 * Hands a study's new events to a watcher until the returned function is called. The database is read twice a second for
 * all watchers of this process together, and never without one.
 */
export function watchStudy(watcher: Watcher): () => void {
  shared.current ??= { watchers: new Set(), timer: undefined };
  const watch = shared.current;
  watch.watchers.add(watcher);
  watch.timer ??= setTimeout(poll, pollMs, watch).unref();
  return () => watch.watchers.delete(watcher);
}

async function poll(watch: Watch): Promise<void> {
  try {
    await handOut([...watch.watchers].filter((watcher) => watcher.hasRoom()));
  } catch (error) {
    // Watchers stay: the next reading finds all of it.
    if (!isStorageAway(error)) console.error("The events of studies could not be read:", loggedError(error));
  }
  watch.timer = watch.watchers.size === 0 ? undefined : setTimeout(poll, pollMs, watch).unref();
}

/** Reads each place once, however many watch it. */
async function handOut(watchers: Watcher[]): Promise<void> {
  const groups = [...Map.groupBy(watchers, ({ study_id, after }) => `${study_id} ${after}`).values()];
  if (groups.length === 0) return;
  const pages = await readEvents(groups.map(([first]) => ({ study_id: first!.study_id, after: first!.after })));
  for (const [index, group] of groups.entries()) for (const watcher of group) watcher.take(pages[index]!);
}
