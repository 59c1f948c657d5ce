import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../db/client.ts";
import { correctWords } from "./correct-words.ts";
import { tools } from "./tools.sql.ts";
import { editDistance, words } from "./words.ts";

const candidates = 50;
const named = 3;

/** Up to three listed ids that an unknown one may have meant: of those that share a word with it, the nearest in spelling. */
export async function nearToolIds(db: Database | Transaction, tool_id: string): Promise<string[]> {
  const terms = words(tool_id);
  // "send-grid" may have meant "sendgrid".
  const joined = terms.length > 1 ? [terms.join("")] : [];
  const corrected = await correctWords(db as Database, [...terms, ...joined]);
  const query = sql`to_tsquery('simple', ${corrected.join(" | ")})`;
  const rows = await db
    .select({ tool_id: tools.tool_id })
    .from(tools)
    .where(sql`(${tools.search} || ${tools.use_cases}) @@ ${query}`)
    .orderBy(sql`ts_rank('{0.1, 0.2, 0.4, 1.0}', ${tools.search}, ${query}) desc`, tools.tool_id)
    .limit(candidates);
  const ranked = rows.map((row) => ({ id: row.tool_id, distance: editDistance(row.tool_id, tool_id) }));
  ranked.sort((left, right) => left.distance - right.distance);
  return ranked.slice(0, named).map(({ id }) => id);
}
