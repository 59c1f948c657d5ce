import { and, eq, not, sql } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { keptList, withKept } from "../json/kept-json.ts";
import { inSearchTurn } from "../limits/search-turn.ts";
import { browseTools } from "./browse-tools.ts";
import { categories } from "./categories.ts";
import type { searchToolsEndpoint, Tool } from "./contract.ts";
import { correctWords } from "./correct-words.ts";
import { type Find, findTools, type ToolMatches, toQuery } from "./find-tools.ts";
import { tools, toolUsage } from "./tools.sql.ts";
import { words } from "./words.ts";

type Filters = Omit<Find, "query" | "parts" | "name" | "ids">;

/** Words that ask rather than describe; a question is searched by its other words. */
const asking = new Set(
  "a an and are best cheap cheapest do does find for good great how i in is it me my need of on or should some that the to tool tools use want what whats when where which who why with".split(
    " ",
  ),
);
const mostTerms = 12;

/** Searches the tools; when no tool has all the words, returns the best partial matches. */
export const searchTools: Verb<typeof searchToolsEndpoint> = async ({ q, sort, ...asked }, caller) => {
  const terms = termsOf(q ?? "");
  if (terms.length === 0) {
    const browsed = await browseTools({ ...asked, sort: sort === "relevance" ? "usage" : (sort ?? "usage") });
    return result({ ...browsed, isAll: true }, null, asked);
  }
  const { found, corrected_q } = await inSearchTurn(caller, () =>
    search(terms, { ...asked, sort: sort ?? "relevance" }),
  );
  return result(found, corrected_q, asked);
};

function result(
  { tools, counts, isAll }: Omit<ToolMatches, "hasVerified">,
  corrected_q: string | null,
  asked: Omit<Filters, "sort">,
) {
  const { category, limit, offset } = asked;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return withKept({
    tools: keptList<Tool>(tools),
    total: category === undefined ? all : (counts[category] ?? 0),
    total_is: isAll ? ("exact" as const) : ("at_least" as const),
    limit,
    offset,
    categories: categories.map(({ id, label }) => ({ id, label, count: counts[id] ?? 0 })),
    corrected_q,
    content_trust: "untrusted" as const,
  });
}

/** The words of a search that describe something; all of them without any. */
function termsOf(q: string): string[] {
  const all = words(q).slice(0, mostTerms);
  const telling = all.filter((word) => !asking.has(word));
  return telling.length > 0 ? telling : all;
}

/**
 * Searches for all words as typed together with all words as corrected, or else any of either. Typed words are never
 * replaced: a new tool may have a name that the catalogue does not know. Matches of a misspelling in a reviewer's text
 * do not displace matches of the right spelling. Unverified tools alone are not enough: a stranger's text can hold any
 * words.
 */
async function search(terms: string[], asked: Filters): Promise<{ found: ToolMatches; corrected_q: string | null }> {
  // Most words are spelled right, so the search does not wait for the correction.
  const [corrected, direct] = await Promise.all([
    database().then((db) => correctWords(db, terms)),
    findTools(all(terms, asked)),
  ]);
  if (corrected.join(" ") === terms.join(" "))
    return { found: direct.hasVerified ? direct : await findTools(any(terms, terms, asked)), corrected_q: null };
  const meant = (await isName(terms, asked.type)) ? terms : corrected;
  const corrected_q = meant === terms ? null : corrected.join(" ");
  const both = await findTools({ ...all(meant, asked), query: `(${allOf(terms)}) | (${allOf(corrected)})` });
  if (both.hasVerified) return { found: both, corrected_q };
  return { found: await findTools(any([...new Set([...terms, ...corrected])], meant, asked)), corrected_q };
}

const called = (terms: string[]) => ({ name: terms.join(" "), ids: [terms.join("-"), terms.join("")] });

const all = (terms: string[], asked: Filters): Find => ({ ...asked, ...called(terms), query: allOf(terms), parts: [] });

const any = (terms: string[], meant: string[], asked: Filters): Find => ({
  ...asked,
  ...called(meant),
  query: terms.map(begins).join(" | "),
  parts: meant.map(begins),
});

/** Whether a tool that is not unverified has these words as typed in its own text, not only in its reviewers'. */
async function isName(terms: string[], type: Filters["type"]): Promise<boolean> {
  const db = await database();
  const ofType = type === "all" ? undefined : eq(tools.type, type);
  const named = sql`${tools.search} @@ ${toQuery(sql`${allOf(terms)}`)}`;
  const hit = await db
    .select({ tool_id: tools.tool_id })
    .from(tools)
    .innerJoin(toolUsage, eq(toolUsage.tool_id, tools.tool_id))
    .where(and(ofType, named, not(toolUsage.is_unverified)))
    .limit(1);
  return hit.length > 0;
}

/** Every word as a prefix; a few words are also tried written as one ("send grid"). */
function allOf(terms: string[]): string {
  const together = terms.map(begins).join(" & ");
  return terms.length > 1 && terms.length < 4 ? `(${together}) | ${terms.join("")}` : together;
}

const begins = (term: string) => (term.length < 3 ? term : `${term}:*`);
