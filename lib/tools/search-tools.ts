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

/** Words that ask rather than describe; a question is searched by its other words. */
const asking = new Set(
  "a an and are best cheap cheapest do does find for good great how i in is it me my need of on or should some that the to tool tools use want what whats when where which who why with".split(
    " ",
  ),
);
const mostTerms = 12;

const searched = sql`(${tools.search} || ${tools.use_cases})`;

/** Searches the tools; with words that match nothing together, the best partial matches. */
export const searchTools: Verb<typeof searchToolsEndpoint> = async ({ q, type, category, sort, limit, offset }) => {
  const db = await database();
  const search = await searchFor(db, termsOf(q ?? ""), type);
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

/** The words of a search that describe something; all of them when none does. */
function termsOf(q: string): string[] {
  const all = words(q).slice(0, mostTerms);
  const telling = all.filter((word) => !asking.has(word));
  return telling.length > 0 ? telling : all;
}

/**
 * All words as typed together with all words as corrected, else any of either.
 * What was typed is never replaced: a new tool may bear a name that the catalogue does not know. And what is found by a
 * misspelling in a reviewer's text does not push out what the right spelling finds.
 */
async function searchFor(db: Database, terms: string[], type: string): Promise<Search | undefined> {
  if (terms.length === 0) return undefined;
  const corrected = await correctWords(db, terms);
  const isCorrected = corrected.join(" ") !== terms.join(" ");
  const typed = allOf(terms);
  const all = isCorrected ? sql`(${typed} || ${allOf(corrected)})` : typed;
  const isNamed = isCorrected && (await matches(db, sql`${tools.search} @@ ${typed}`, type));
  const found = {
    terms: isNamed ? terms : corrected,
    corrected_q: isCorrected && !isNamed ? corrected.join(" ") : null,
  };
  if (await matches(db, sql`${searched} @@ ${all}`, type)) return { query: all, ...found };
  return { query: toQuery([...new Set([...terms, ...corrected])].map(begins).join(" | ")), ...found };
}

async function matches(db: Database, condition: SQL, type: string): Promise<boolean> {
  const hit = await db
    .select({ tool_id: tools.tool_id })
    .from(tools)
    .where(and(ofType(type), condition))
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
  const named = sql`(lower(${tools.name}) = ${typed} or ${tools.tool_id} in (${search.terms.join("-")}, ${search.terms.join("")}))`;
  const matched = sql.join(
    search.terms.map((term) => sql`(${searched} @@ ${toQuery(begins(term))})::int`),
    sql` + `,
  );
  const rank = sql`ts_rank('{0.1, 0.2, 0.4, 1.0}', ${searched}, ${search.query})`;
  return [desc(named), sql`${matched} desc`, desc(rank), byUsage, asc(tools.tool_id)];
}
