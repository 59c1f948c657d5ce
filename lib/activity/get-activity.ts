import type { Verb } from "../contract.ts";
import { keptList, withKept } from "../json/kept-json.ts";
import type { ActivityItem, getActivityEndpoint } from "./contract.ts";
import { invalidCursor, readCursor, writeCursor } from "./cursor.ts";
import { participation, suggestedInterval } from "./get-participation.ts";
import { type Feed, readFeed } from "./read-feed.ts";

/** Items since a cursor; `position` is the reader's place after them. */
export type Since = Feed & { position: number };

/** Gets the events since a cursor, oldest first. */
export const getActivity: Verb<typeof getActivityEndpoint> = async ({ cursor, limit }) => {
  const { items, position, head, epoch } = await readSince(cursor, limit);
  return withKept({
    items: keptList<ActivityItem>(items.map(({ item }) => item.text).join(",")),
    next_cursor: writeCursor({ epoch, position }),
    has_more: position < head,
    suggested_interval_seconds: suggestedInterval,
    participation: participation(),
  });
};

/**
 * Reads the items after a cursor. One of another database is refused; one ahead of the head, from before a restore,
 * gets the newest items and a cursor at the head, and misses none.
 */
export async function readSince(cursor: string | undefined, limit: number): Promise<Since> {
  const from = cursor === undefined || cursor === "start" ? null : readCursor(cursor);
  const feed = await readFeed(cursor === "start" ? 0 : (from?.position ?? null), limit);
  if (from !== null && from.epoch !== feed.epoch)
    throw invalidCursor(
      "This cursor was handed out by another database than the one that answers now. Start again: without a cursor for the newest items, or with cursor=start for all, and save the new next_cursor.",
    );
  return { ...feed, position: feed.items.at(-1)?.position ?? feed.head };
}
