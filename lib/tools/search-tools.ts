import { sql } from "drizzle-orm";
import { isWholeMatch, type Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { keptList, withKept } from "../json/kept-json.ts";
import { inSearchTurn } from "../limits/search-turn.ts";
import { asksForOthers, type Product, productsIn } from "./alternatives.ts";
import { browseTools } from "./browse-tools.ts";
import { categories } from "./categories.ts";
import { fewMatches, type ListedTool, mostShare, type SearchResult, type searchToolsEndpoint } from "./contract.ts";
import { hasFacet, lackedBy } from "./facts/facets.ts";
import { findSomeTools } from "./find-some-tools.ts";
import { type Find, findTools, nameWords, type ToolMatches } from "./find-tools.ts";
import { guidanceOf } from "./guidance.ts";
import { readUnknown } from "./known-words.ts";
import { tools, toolUsage } from "./tools.sql.ts";
import { allOf, isTelling, mostTerms, namesIn, partsOf, searchTerms, toQuery, withoutClient } from "./word-query.ts";
import { isEnglishWord, words } from "./words.ts";

type SearchTerms = { terms: string[]; names: string[] };
type Filters = Omit<Find, "parts" | "telling">;
type Outcome = Pick<SearchResult, "match" | "unmatched" | "alternatives" | "corrected_q" | "close"> & {
  matches: Omit<ToolMatches, "isFor">;
};

/** Searches the tools; when no tool has all the words, returns the best partial matches. */
export const searchTools: Verb<typeof searchToolsEndpoint> = async ({ q = "", ...input }, caller) => {
  const rest = withoutClient(q);
  const result = await searchWords({ ...input, q }, caller);
  return rest === q || isWholeMatch(result.match) ? result : searchWords({ ...input, q: rest }, caller);
};

const searchWords: Verb<typeof searchToolsEndpoint> = async ({ q = "", sort, ...input }, caller) => {
  const typed = words(q).slice(0, mostTerms);
  if (typed.length === 0) {
    const browsed = await browseTools({ ...input, sort: sort === "relevance" ? "usual" : (sort ?? "usual") });
    const matches = { ...browsed, isAll: true };
    return result({ matches, match: null, unmatched: [], alternatives: [], corrected_q: null, close: [] }, input);
  }
  const filters: Filters = { ...input, sort: sort ?? "relevance", text: typed.join(" ") };
  return result(
    await inSearchTurn(caller, () => search(typed, { terms: searchTerms(q), names: namesIn(q) }, filters)),
    input,
  );
};

function result({ matches, ...outcome }: Outcome, { category, limit, offset }: Omit<Filters, "sort" | "text">) {
  const { tools, counts, isAll } = matches;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return withKept({
    tools: keptList<ListedTool>(tools),
    total: category === undefined ? all : (counts[category] ?? 0),
    total_is: isAll ? ("exact" as const) : ("at_least" as const),
    limit,
    offset,
    ...outcome,
    guidance: guidanceOf(outcome.match, "tool"),
    categories: categories.map(({ id, label }) => ({ id, label, count: counts[id] ?? 0 })),
    content_trust: "untrusted" as const,
  });
}

/**
 * Searches for all words as typed, then as corrected, then for some. Unverified tools alone are not enough, as a
 * stranger's text can hold any words; a product that tools are only alternatives to is not listed.
 */
async function search(typed: string[], { terms, names }: SearchTerms, filters: Filters): Promise<Outcome> {
  const telling = terms.map(isTelling);
  // Most words are known, so the search does not wait to read the others.
  const [readings, direct] = await Promise.all([
    readUnknown(terms.filter((term) => !names.includes(term))),
    terms.length === 0 ? null : findTools({ ...filters, parts: partsOf(terms, new Map()), telling }),
  ]);
  const asRead = (word: string) => readings.get(word)?.corrected ?? word;
  const corrected = terms.map(asRead);
  const isCorrected = corrected.some((word, at) => word !== terms[at]);
  const corrected_q = isCorrected ? corrected.join(" ") : null;
  const met = isCorrected ? ("corrected" as const) : ("all" as const);
  const products = productsIn(typed.map(asRead));
  const unlisted = await unlistedProducts(products, corrected);
  const rest = { alternatives: [], corrected_q, close: [] };
  const whole = async (matches: ToolMatches, match: "all" | "corrected") => {
    const parts = partsOf(terms, readings);
    return { matches, match, unmatched: [], ...rest, close: await closeTo(matches, { ...filters, parts, telling }) };
  };
  const wantsOthers = products.length > 0 && asksForOthers(typed);
  const isBeside = await isStatedBeside({ ...filters, parts: partsOf(terms, readings), telling });
  if (unlisted.length === 0 && !wantsOthers && !isBeside) {
    // A misspelled word can have the stem of another: "calender" has that of "Calendly".
    if (isWhole(direct) && !isCorrected) return whole(direct, "all");
    const read = readings.size === 0 ? null : await findTools({ ...filters, parts: partsOf(terms, readings), telling });
    if (isWhole(read)) return whole(read, met);
    const { facets } = filters;
    const without =
      facets.length === 0 ? null : await search(typed, { terms, names }, { ...filters, ...firstClose, facets: [] });
    if (without !== null && isWholeMatch(without.match))
      return {
        ...without,
        matches: read ?? direct!,
        match: "ruled_out",
        close: closeOf(listOf(without.matches), facets),
      };
  }
  const some = terms.length === 0 ? typed : terms;
  const matches = await findSomeTools({
    ...filters,
    name: typed.join(" "),
    ids: [typed.join("-"), typed.join("")],
    parts: terms.length === 0 ? typed.map((word) => [word]) : partsOf(terms, readings),
    telling: terms.length === 0 ? typed.map(() => false) : telling,
    alternatives: products.map(({ words, ...product }) => ({
      ...product,
      places: words.map((word) => corrected.indexOf(word) + 1).filter((place) => place > 0),
    })),
  });
  const lacking = unlisted.flatMap(({ words }) => words);
  const { held, alternatives } = matches;
  const unmatched = some.filter((word, at) => !held?.includes(at + 1) || lacking.includes(asRead(word)));
  const isMet = unmatched.length === 0 && (terms.length === 0 || wantsOthers);
  const partly = matches.share > mostShare.over ? "most" : "some";
  const match = held === null ? "none" : unlisted.length > 0 ? "not_listed" : isMet ? met : partly;
  const isPart = match === "most" || match === "some";
  const close = isPart ? await closeTo(matches, { ...filters, parts: partsOf(some, readings), telling }) : [];
  return { matches, match, unmatched, alternatives, corrected_q, close };
}

/** How many are named as close, more than are few, and among how many of the best that have some of the words they are looked for. */
const [mostClose, mostNear] = [fewMatches + 2, 20];
const firstClose = { limit: mostClose, offset: 0 };
/** A tool that comes close has at least this share of what the best one has, by the worth of its words. */
const closeShare = 0.2;

/** Beside few matches, on their first page: tools of their categories that have some of the words, or lack a wanted facet. */
async function closeTo(matches: Outcome["matches"], filters: Find): Promise<SearchResult["close"]> {
  const total = Object.values(matches.counts).reduce((sum, count) => sum + count, 0);
  if (total > fewMatches || filters.offset > 0 || filters.parts.length < 2) return [];
  const near = { facets: [], limit: total + mostNear, name: "", ids: [], alternatives: [], share: closeShare };
  const some = await findSomeTools({ ...filters, ...near });
  const listed = listOf(matches);
  const isNear = (one: ListedTool) => !one.deprecated && listed.some(({ category }) => category === one.category);
  const others = listOf(some).filter((one) => isNear(one) && listed.every(({ tool_id }) => tool_id !== one.tool_id));
  return closeOf(others, filters.facets).slice(0, mostClose);
}

/** Whether the few tools with all the words do not state what is ticked, and the best one with most of them does. */
async function isStatedBeside(filters: Find): Promise<boolean> {
  if (filters.facets.length === 0 || filters.parts.length < 2) return false;
  const first = { ...filters, ...firstClose, sort: "relevance" as const };
  const few = await findTools(first);
  const listed = listOf(few);
  const isStated = (tool: ListedTool) => filters.facets.every((facet) => hasFacet(tool, facet));
  if (!isWhole(few) || listed.length > fewMatches || listed.some(isStated)) return false;
  const some = await findSomeTools({ ...first, name: "", ids: [], alternatives: [] });
  return listOf(some).slice(0, 1).some(isStated);
}

const listOf = ({ tools }: Pick<ToolMatches, "tools">) => JSON.parse(`[${tools}]`) as ListedTool[];

/** Tools that others vouch for, each with those of the wanted facets that it lacks. */
function closeOf(tools: ListedTool[], facets: Filters["facets"]): SearchResult["close"] {
  return tools
    .filter(({ listing }) => listing !== "unverified")
    .map((tool) => ({ tool_id: tool.tool_id, name: tool.name, type: tool.type, lacks: lackedBy(tool, facets) }));
}

/** Whether a tool that others vouch for is for all the words. */
const isWhole = (matches: ToolMatches | null): matches is ToolMatches => matches?.isFor === true;

/** The products of a search that no tool has in its name, a tag or a use case; a common word must be all of the search. */
async function unlistedProducts(products: Product[], terms: string[]): Promise<Product[]> {
  const candidates = products.filter(
    ({ words }) => words.length > 1 || !isEnglishWord(words[0]!) || terms.every((term) => words.includes(term)),
  );
  const listed = await Promise.all(candidates.map(isNamed));
  return candidates.filter((_, at) => !listed[at]);
}

async function isNamed({ words }: Product): Promise<boolean> {
  const query = sql`${toQuery(sql`${allOf(words.map((word) => [word]))}`)}`;
  const { rows } = await (await database()).execute(sql`
    select from ${tools} join ${toolUsage} using (tool_id)
    where not ${toolUsage.is_unverified} and (${tools.search} || ${tools.use_cases}) @@ ${query}
      and (${nameWords} @@ ${query} or exists (select from unnest(${tools.phrases}) as phrase where phrase @@ ${query})) limit 1`);
  return rows.length > 0;
}
