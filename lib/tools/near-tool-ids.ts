import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../db/client.ts";
import { correctWords } from "./correct-words.ts";
import { tools } from "./tools.sql.ts";
import { words } from "./words.ts";

/** Up to three listed ids that an unknown one may have meant, best first. */
export async function nearToolIds(db: Database | Transaction, tool_id: string): Promise<string[]> {
  const corrected = await correctWords(db as Database, words(tool_id));
  const query = sql`to_tsquery('simple', ${corrected.join(" | ")})`;
  const rows = await db
    .select({ tool_id: tools.tool_id })
    .from(tools)
    .where(sql`(${tools.search} || ${tools.use_cases}) @@ ${query}`)
    .orderBy(sql`ts_rank('{0.1, 0.2, 0.4, 1.0}', ${tools.search}, ${query}) desc`, tools.tool_id)
    .limit(3);
  return rows.map((row) => row.tool_id);
}
