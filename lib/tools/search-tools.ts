import { and, asc, count, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import { type Database, database } from "../db/client.ts";
import { categories } from "./categories.ts";
import type { searchToolsEndpoint } from "./contract.ts";
import { correctWords } from "./correct-words.ts";
import { selectTools, toTool } from "./tool.ts";
import { toolAssessment, tools, toolUsage } from "./tools.sql.ts";
import { words } from "./words.ts";

type Sort = "relevance" | "name" | "usage" | "assessment";
/** A query for the text search, and what it stands for when words were corrected. */
type Search = { query: SQL; terms: string[]; corrected_q: string | null };

const searched = sql`(${tools.search} || ${tools.use_cases})`;

/** Searches the tools; with words that match nothing together, the best partial matches. */
export const searchTools: Verb<typeof searchToolsEndpoint> = async ({ q, type, category, sort, limit, offset }) => {
  const db = await database();
  const search = await searchFor(db, words(q ?? ""), type);
  const found = and(ofType(type), search && sql`${searched} @@ ${search.query}`);
  const [rows, total, counts] = await Promise.all([
    selectTools(db)
      .where(and(found, inCategory(category)))
      .orderBy(...order(sort ?? (search ? "relevance" : "usage"), search))
      .limit(limit)
      .offset(offset),
    db
      .select({ count: count() })
      .from(tools)
      .where(and(found, inCategory(category))),
    db
      .select({ id: tools.category, count: count() })
      .from(tools)
      .where(and(found, isNotNull(tools.category)))
      .groupBy(tools.category),
  ]);
  const countOf = new Map(counts.map((row) => [row.id, row.count]));
  return {
    tools: rows.map(toTool),
    total: total[0]!.count,
    limit,
    offset,
    categories: categories.map(({ id, label }) => ({ id, label, count: countOf.get(id) ?? 0 })),
    corrected_q: search?.corrected_q ?? null,
  };
};

const ofType = (type: string): SQL | undefined => (type === "all" ? undefined : eq(tools.type, type as "mcp"));

const inCategory = (category: string | undefined): SQL | undefined =>
  category === undefined ? undefined : eq(tools.category, category);

/** All words, else all words with spelling corrected, else any of the words. */
async function searchFor(db: Database, terms: string[], type: string): Promise<Search | undefined> {
  if (terms.length === 0) return undefined;
  const exact = { query: allOf(terms), terms, corrected_q: null };
  if (await matches(db, exact.query, type)) return exact;
  const corrected = await correctWords(db, terms);
  const corrected_q = corrected.join(" ") === terms.join(" ") ? null : corrected.join(" ");
  const all = { query: allOf(corrected), terms: corrected, corrected_q };
  if (corrected_q !== null && (await matches(db, all.query, type))) return all;
  return { ...all, query: toQuery(corrected.map(begins).join(" | ")) };
}

async function matches(db: Database, query: SQL, type: string): Promise<boolean> {
  const hit = await db
    .select({ tool_id: tools.tool_id })
    .from(tools)
    .where(and(ofType(type), sql`${searched} @@ ${query}`))
    .limit(1);
  return hit.length > 0;
}

/** Every word as a word's beginning; a few words are also tried written as one ("send grid"). */
function allOf(terms: string[]): SQL {
  const together = terms.map(begins).join(" & ");
  return toQuery(terms.length > 1 && terms.length < 4 ? `(${together}) | ${terms.join("")}` : together);
}

const begins = (term: string) => (term.length < 3 ? term : `${term}:*`);

/** English leaves out words such as "the"; a search for nothing else is made without English. */
function toQuery(query: string): SQL {
  return sql`(case when numnode(to_tsquery('english', ${query})) > 0
    then to_tsquery('english', ${query}) else to_tsquery('simple', ${query}) end)`;
}

function order(sort: Sort, search: Search | undefined): SQL[] {
  const byUsage = sql`${toolUsage.usage_low} desc nulls last`;
  const byName = sql`lower(${tools.name}) collate "C"`;
  if (sort === "name") return [byName, asc(tools.tool_id)];
  if (sort === "assessment") return [sql`${toolAssessment.assessment_score} desc nulls last`, asc(tools.tool_id)];
  if (sort === "usage" || search === undefined) return [byUsage, asc(tools.tool_id)];
  const typed = search.terms.join(" ");
  const named = sql`(lower(${tools.name}) = ${typed} or ${tools.tool_id} = ${search.terms.join("-")})`;
  const rank = sql`ts_rank('{0.1, 0.2, 0.4, 1.0}', ${searched}, ${search.query})`;
  return [desc(named), desc(rank), byUsage, asc(tools.tool_id)];
}
