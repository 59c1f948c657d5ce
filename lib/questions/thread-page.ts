import { readThreadCursor, writeThreadCursor } from "./thread-cursor.ts";
import { byKey, type Key, type Place, type PlacedPost, type PlacedRemoval, placesOf } from "./thread-places.ts";

type Posts = { posts: PlacedPost[]; removed: PlacedRemoval[] };
type Page = { places: Place[]; answers_cursor: string | null };

/** Cuts the places of a thread, from a cursor on or from its beginning, into pages with the cursor of the next. */
export function threadPagesOf(
  question_id: string,
  { posts, removed }: Posts,
  size: number,
  answers_cursor?: string,
): Page[] {
  const from = answers_cursor === undefined ? null : readThreadCursor(question_id, answers_cursor);
  const last = from?.last ?? posts.at(-1)?.seq ?? 0;
  const confirmed = from?.confirmed ?? Math.max(0, ...posts.map(({ confirmed }) => confirmed?.seq ?? 0));
  const isAhead = ({ key }: { key: Key }) => from === null || byKey(key, from.after) > 0;
  const ahead = placesOf(posts, removed, last).filter(isAhead);
  const pages: Page[] = [];
  for (let at = 0; at < ahead.length || at === 0; at += size) {
    const places = ahead.slice(at, at + size);
    const isLast = at + size >= ahead.length;
    const answers_cursor = isLast
      ? null
      : writeThreadCursor(question_id, { last, after: places.at(-1)!.key, confirmed });
    pages.push({ places, answers_cursor });
  }
  return pages;
}
