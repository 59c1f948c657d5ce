import { and, eq, not, sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { correctWords } from "./correct-words.ts";
import { tools, toolUsage } from "./tools.sql.ts";
import { editDistance, words } from "./words.ts";

const candidates = 50;
const named = 3;
/** Words in so many ids that they distinguish none. */
const common = new Set(["mcp", "server", "api", "app", "sdk", "cli", "client", "official"]);

/**
 * Finds up to three listed ids that an unknown one, or a package's name such as @scope/name, may have meant, none of an
 * unverified tool: those that share the most words with it in any order, and of these the nearest in spelling.
 */
export async function nearToolIds(db: Database, unknown: string): Promise<string[]> {
  const terms = words(unknown);
  // "send-grid" may have meant "sendgrid".
  const joined = terms.length > 1 ? [terms.join("")] : [];
  const corrected = await correctWords([...terms, ...joined]);
  const telling = corrected.filter((word) => !common.has(word));
  const looked = telling.length > 0 ? telling : corrected;
  if (looked.length === 0) return [];
  const query = sql`to_tsquery('simple', ${looked.join(" | ")})`;
  const rows = await db
    .select({ tool_id: tools.tool_id })
    .from(tools)
    .innerJoin(toolUsage, eq(toolUsage.tool_id, tools.tool_id))
    .where(and(sql`(${tools.search} || ${tools.use_cases}) @@ ${query}`, not(toolUsage.is_unverified)))
    .orderBy(sql`ts_rank('{0.1, 0.2, 0.4, 1.0}', ${tools.search}, ${query}) desc`, tools.tool_id)
    .limit(candidates);
  const meant = inOrder(corrected.slice(0, terms.length));
  const ranked = rows.map(({ tool_id: id }) => {
    const own = words(id);
    const shared = looked.filter((word) => own.includes(word)).length;
    return { id, shared, distance: editDistance(inOrder(own), meant) };
  });
  ranked.sort((left, right) => right.shared - left.shared || left.distance - right.distance);
  return ranked.slice(0, named).map(({ id }) => id);
}

const inOrder = (all: string[]) => all.toSorted().join("-");
