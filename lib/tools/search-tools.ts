import type { Match, Verb } from "../contract.ts";
import { keptList, withKept } from "../json/kept-json.ts";
import { inSearchTurn } from "../limits/search-turn.ts";
import { browseTools } from "./browse-tools.ts";
import { categories } from "./categories.ts";
import type { ListedTool, searchToolsEndpoint } from "./contract.ts";
import { readUnknown } from "./correct-words.ts";
import { findSomeTools } from "./find-some-tools.ts";
import { type Find, findTools, type ToolMatches } from "./find-tools.ts";
import { guidanceOf } from "./guidance.ts";
import { partsOf } from "./parts-of.ts";
import { isTelling, mostTerms, searchTerms } from "./search-terms.ts";
import { words } from "./words.ts";

type Filters = Omit<Find, "parts">;
type Outcome = { found: ToolMatches; match: Match | null; unmatched: string[]; corrected_q: string | null };

/** Searches the tools; when no tool has all the words, returns the best partial matches. */
export const searchTools: Verb<typeof searchToolsEndpoint> = async ({ q, sort, ...asked }, caller) => {
  const typed = words(q ?? "").slice(0, mostTerms);
  if (typed.length === 0) {
    const browsed = await browseTools({ ...asked, sort: sort === "relevance" ? "usual" : (sort ?? "usual") });
    const found = { ...browsed, isAll: true, hasVerified: true };
    return result({ found, match: null, unmatched: [], corrected_q: null }, asked);
  }
  const filters: Filters = { ...asked, sort: sort ?? "relevance" };
  return result(await inSearchTurn(caller, () => search(typed, searchTerms(q!), filters)), asked);
};

function result({ found, ...said }: Outcome, { category, limit, offset }: Omit<Filters, "sort">) {
  const { tools, counts, isAll } = found;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return withKept({
    tools: keptList<ListedTool>(tools),
    total: category === undefined ? all : (counts[category] ?? 0),
    total_is: isAll ? ("exact" as const) : ("at_least" as const),
    limit,
    offset,
    match: said.match,
    unmatched: said.unmatched,
    corrected_q: said.corrected_q,
    guidance: guidanceOf(said.match, "tool"),
    categories: categories.map(({ id, label }) => ({ id, label, count: counts[id] ?? 0 })),
    content_trust: "untrusted" as const,
  });
}

/**
 * Searches for all words as typed, then for all words as read (a typed word beside its correction: a new tool may have a
 * name that the catalogue does not know), then for some. Unverified tools alone are not enough: a stranger's text can
 * hold any words.
 */
async function search(typed: string[], terms: string[], filters: Filters): Promise<Outcome> {
  const asTyped = partsOf(terms, new Map());
  // Most words are known, so the search does not wait to read the others.
  const [readings, direct] = await Promise.all([
    readUnknown(terms),
    terms.length === 0 ? null : findTools({ ...filters, parts: asTyped }),
  ]);
  const corrected = terms.map((term) => readings.get(term)?.corrected ?? term);
  const isCorrected = corrected.some((word, at) => word !== terms[at]);
  // A misspelled word can have the stem of another: "calender" has that of "Calendly".
  if (direct?.hasVerified && !isCorrected) return { found: direct, match: "all", unmatched: [], corrected_q: null };
  const parts = partsOf(terms, readings);
  const corrected_q = isCorrected ? corrected.join(" ") : null;
  if (readings.size > 0) {
    const found = await findTools({ ...filters, parts });
    if (found.hasVerified) return { found, match: isCorrected ? "corrected" : "all", unmatched: [], corrected_q };
  }
  const called = { name: typed.join(" "), ids: [typed.join("-"), typed.join("")] };
  const some = terms.length === 0 ? typed : terms;
  const isEnough = terms.length === 0 ? typed.map(() => false) : terms.map(isTelling);
  const found = await findSomeTools({
    ...filters,
    ...called,
    parts: terms.length === 0 ? typed.map((word) => [word]) : parts,
    telling: isEnough,
  });
  if (found.held === null) return { found, match: "none", unmatched: some, corrected_q };
  const unmatched = some.filter((_, at) => !found.held!.includes(at + 1));
  return { found, match: unmatched.length > 0 ? "some" : isCorrected ? "corrected" : "all", unmatched, corrected_q };
}
