import { loggedError } from "../db/logged-error.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { processWide } from "../process-wide.ts";
import { largestPage, type Placed, readFeed } from "./read-feed.ts";

/** Somebody who has all that was read so far, and is handed what is new. */
export type Listener = {
  /** The last position it has. */
  position: number;
  /** Takes the items after its position. */
  take(items: Placed[], epoch: string): void;
  /** Is told that the feed does not go on from here: it was put back to an earlier state. */
  end(): void;
};

const pollMs = 1_000;

type Tail = { listeners: Set<Listener>; position: number; timer: NodeJS.Timeout | undefined };

const shared = processWide<Tail>("feed-tail");

/**
 * Adds a listener to those who are handed what is new, and tells whether it could: one that is behind the tail has to
 * read what it lacks first. The database is asked once a second for all listeners together, and not without any.
 */
export function joinTail(listener: Listener): boolean {
  shared.current ??= { listeners: new Set(), position: 0, timer: undefined };
  const tail = shared.current;
  if (tail.listeners.size === 0) tail.position = listener.position;
  if (listener.position < tail.position) return false;
  tail.listeners.add(listener);
  tail.timer ??= setTimeout(poll, pollMs, tail).unref();
  return true;
}

/** Takes a listener out; it may join again. */
export function leaveTail(listener: Listener): void {
  shared.current?.listeners.delete(listener);
}

async function poll(tail: Tail): Promise<void> {
  try {
    while (tail.listeners.size > 0 && (await handOut(tail)));
  } catch (error) {
    // Whoever listens goes on listening: nothing is lost while storage is away, and the next reading finds all of it.
    if (!isStorageAway(error))
      console.error("The activity feed could not be read for those who listen:", loggedError(error));
  }
  tail.timer = tail.listeners.size === 0 ? undefined : setTimeout(poll, pollMs, tail).unref();
}

/** Reads the next page and hands it to all; tells whether there is more. */
async function handOut(tail: Tail): Promise<boolean> {
  const from = tail.position;
  const { items, head, epoch } = await readFeed(from, largestPage);
  // Everybody left meanwhile, and somebody came who stands elsewhere.
  if (tail.position !== from) return true;
  if (head < from) {
    for (const listener of [...tail.listeners]) listener.end();
    return false;
  }
  // A page without items is one whose events an operator deleted.
  tail.position = items.at(-1)?.position ?? Math.min(head, from + largestPage);
  for (const listener of [...tail.listeners]) {
    const lacking = items.filter(({ position }) => position > listener.position);
    if (lacking.length > 0) listener.take(lacking, epoch);
  }
  return tail.position < head;
}
