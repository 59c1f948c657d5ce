import { LRUCache } from "lru-cache";
import { type Database, database } from "../db/client.ts";

const kept = { max: 1_000, ttl: 600_000 };
const known = new WeakMap<Database, LRUCache<string, true>>();

/** Whether this search had too many matches to count when it was last tried, at most 10 minutes ago. */
export async function isCommonSearch(search: string): Promise<boolean> {
  return known.get(await database())?.has(search) ?? false;
}

/** Notes that this search has too many matches to count. */
export async function rememberCommonSearch(search: string): Promise<void> {
  const db = await database();
  const searches = known.get(db) ?? new LRUCache<string, true>(kept);
  known.set(db, searches.set(search, true));
}
