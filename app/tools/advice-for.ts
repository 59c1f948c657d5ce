import type { ToolFilters } from "#components/tools/tools-href.ts";
import type { SearchResult, Tool } from "#lib/tools/contract.ts";
import { OneType } from "#lib/tools/metadata.ts";
import { readTools } from "#lib/tools/recommend/fitting.ts";
import { recommendAmong } from "#lib/tools/recommend/recommend-tools.ts";
import { typeNamedIn } from "#lib/tools/word-query.ts";
import { words } from "#lib/tools/words.ts";

/** Whether the words of a search can be a need: one word is a thing, of which one can want several. */
const isNeed = (q: string | undefined) => words(q ?? "").length > 1;

/** What is recommended for a searched need; null for one word alone, a later page or another order. */
export async function adviceFor({ q, type, sort, facets }: ToolFilters, result: SearchResult) {
  if (!q || !isNeed(q) || sort !== undefined || result.offset > 0 || result.match === "none") return null;
  const constraints = facets?.split(",") ?? [];
  const advice = await recommendAmong(result, { task: q, type: OneType.parse(type), constraints });
  return { ...advice, namedType: typeNamedIn(q) };
}

type Entry = { tool_id: string };

/** A search for what is named beside a pick: without the pick and its next best, which have been named. */
export const besidePick = ({ match, close }: SearchResult, advice: { tools: Entry[] } | null) => ({
  match,
  close: close.filter(({ tool_id }) => advice?.tools.slice(0, 2).every((one) => one.tool_id !== tool_id) !== false),
});

/** The tools of a search, the pick for its need first, which may be one that the search does not list. */
export async function pickFirst(tools: Tool[], advice: { tools: Entry[] } | null): Promise<Tool[]> {
  const [pick] = advice?.tools ?? [];
  if (pick === undefined) return tools;
  const first = tools.find(({ tool_id }) => tool_id === pick.tool_id) ?? (await readTools([pick.tool_id]))[0]!;
  return [first, ...tools.filter(({ tool_id }) => tool_id !== pick.tool_id)];
}
