import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { establishedDays, establishedTools } from "./rules.ts";
import { hasCounted } from "./verdict-sql.ts";

/** Since when a key's reviews are separate voices, from its present reviews; null with too few tools. */
export async function establishedFrom(db: Database, key_id: string): Promise<string | null> {
  const { rows } = await db.execute<{ first_at: string }>(sql`
    select min(published_at) as first_at from reviews r where key_id = ${key_id} and ${sql.raw(hasCounted("r"))}
    group by tool_id order by first_at limit ${establishedTools}`);
  const firsts = rows.map(({ first_at }) => Date.parse(first_at));
  if (firsts.length < establishedTools) return null;
  return new Date(Math.max(firsts[0]! + establishedDays * 86_400_000, firsts.at(-1)!)).toISOString();
}
