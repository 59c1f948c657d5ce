import { everyMs, NewsReader } from "../db/notices.ts";
import { logUnlessAway } from "../db/storage-away.ts";
import { madeOnce } from "../process-wide.ts";
import { type FeedItem, largestPage, readFeed } from "./get-activity.ts";

/** A listener that has all that was read so far and receives what is new. */
export type Listener = {
  position: number;
  take(items: FeedItem[], epoch: string): void;
  /** Ends the stream: the database was put back to an earlier state. */
  end(): void;
};

/** How often the feed is read where storage notifies nobody. */
const unheardMs = 1_000;

type Tail = { listeners: Set<Listener>; position: number; reader: NewsReader };

const feedTail = madeOnce(
  "feed-tail",
  (): Tail => ({ listeners: new Set(), position: 0, reader: new NewsReader(read) }),
);

/** Adds a listener; false for one behind the tail, which must first read what it lacks. */
export function joinTail(listener: Listener): boolean {
  const tail = feedTail();
  if (tail.listeners.size === 0) tail.position = listener.position;
  if (listener.position < tail.position) return false;
  tail.listeners.add(listener);
  tail.reader.wake();
  return true;
}

/** Removes a listener, which may join again. */
export function leaveTail(listener: Listener): void {
  feedTail().listeners.delete(listener);
}

async function read(): Promise<number | null> {
  const tail = feedTail();
  try {
    while (tail.listeners.size > 0 && (await handOut(tail)));
    return tail.listeners.size === 0 ? null : await everyMs(unheardMs);
  } catch (error) {
    // Listeners stay: nothing is lost while storage is away, and the next reading finds all of it.
    logUnlessAway("What is new could not be read for those who listen")(error);
    return unheardMs;
  }
}

/** Reads the next page and hands it to all; returns whether there is more. */
async function handOut(tail: Tail): Promise<boolean> {
  const from = tail.position;
  const { items, head, epoch } = await readFeed(from, largestPage);
  // All listeners left meanwhile, and another joined at a different position.
  if (tail.position !== from) return true;
  if (head < from) {
    for (const listener of [...tail.listeners]) listener.end();
    return false;
  }
  // A page without items has only events that an operator deleted.
  tail.position = items.at(-1)?.position ?? Math.min(head, from + largestPage);
  for (const listener of [...tail.listeners]) {
    const lacking = items.filter(({ position }) => position > listener.position);
    if (lacking.length > 0) listener.take(lacking, epoch);
  }
  return tail.position < head;
}
