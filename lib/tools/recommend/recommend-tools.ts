import { inArray, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Verb } from "../../contract.ts";
import { partOf } from "../../cut-text.ts";
import { database } from "../../db/client.ts";
import { excerpt } from "../../format.ts";
import { reviews } from "../../reviews/reviews.sql.ts";
import { categories } from "../categories.ts";
import type { SearchResult, Tool } from "../contract.ts";
import { type FacetId, facetIds } from "../facts/contract.ts";
import { hasFacet, openTopics } from "../facts/facets.ts";
import guidance from "../guidance.json" with { type: "json" };
import { searchTools } from "../search-tools.ts";
import { sistersOf } from "../sisters.ts";
import { selectTools, toTool } from "../tool.ts";
import { tools } from "../tools.sql.ts";
import { isTelling, type Part, partsOf, searchTerms } from "../word-query.ts";
import { words } from "../words.ts";
import { mostRecommended, type Recommendation, recommendationKb, type recommendToolsEndpoint } from "./contract.ts";

const sentences = guidance.recommend;
type Input = Parameters<Verb<typeof recommendToolsEndpoint>>[0];
type Result = z.input<(typeof recommendToolsEndpoint)["result"]>;
type Failure = { tool_id: string; review_id: string; title: string };

const isFacet = (word: string): word is FacetId => (facetIds as string[]).includes(word);

/** How many of the best matches are looked at, and the most characters of a text. */
const candidates = 20;
const longest = 90;

/** Recommends a few tools for a task; none where no tool has all its words, or facts rule out those that have. */
export const recommendTools: Verb<typeof recommendToolsEndpoint> = async ({ task, type, constraints }, caller) => {
  const facets = constraints.filter(isFacet);
  const search = await searchTools(
    { q: task, type, facets, sort: undefined, category: undefined, limit: candidates, offset: 0 },
    caller,
  );
  return recommendAmong(search, { task, constraints });
};

type Search = Pick<SearchResult, "tools" | "match" | "total" | "unmatched" | "alternatives" | "corrected_q" | "close">;

/** Recommends a few of the tools that a search found, best first. */
export async function recommendAmong(
  search: Search,
  { task, constraints }: Pick<Input, "task" | "constraints">,
): Promise<Result> {
  const isPartial = search.match === "most" || search.match === "some";
  const answer = (picks: Recommendation[]) => ({
    verdict: "match" as const,
    tools: picks,
    others: isPartial ? 0 : Math.max(0, search.total - picks.length),
    corrected_task: search.corrected_q,
    missing: search.unmatched,
    closest: [],
    ruled_out: [],
    guidance: isPartial ? sentences.partial : null,
    content_trust: "untrusted" as const,
  });
  const need = search.corrected_q ?? task;
  const parts = partsOf(searchTerms(need).filter(isTelling), new Map());
  const { fitting, ...reason } = fittingOf(search, need, parts);
  if (fitting.length === 0) return { ...answer([]), verdict: "no_reliable_match", others: 0, ...reason };
  const stated = (tool: Tool) => statedBy(tool, constraints).length;
  const near =
    fitting.length > 1 ? [] : (await readNear(search.close)).filter((tool) => isNext(tool, fitting[0]!, parts));
  const ordered = [...fitting.toSorted((one, other) => stated(other) - stated(one)), ...near];
  const chosen = ordered.slice(0, mostRecommended);
  const withoutLine = chosen.filter((tool) => hasFacet(tool, "connect") === false).map(({ tool_id }) => tool_id);
  const [failures, sisters] = await Promise.all([worstFailures(chosen), sistersOf(withoutLine)]);
  const picks = chosen.map((tool) => {
    const { not_known, ...rest } = recommendationOf(tool, { parts, constraints }, failures.get(tool.tool_id));
    const isLess = isPartial || near.includes(tool);
    const lacks =
      tool === search.tools[0] ? search.unmatched : parts.filter((part) => !isIn(tool, part)).map(([word]) => word!);
    const unsure = isLess && lacks.length === 0 ? ["whether it is made for this"] : [];
    const connected = tool.type === "mcp" && withoutLine.includes(tool.tool_id) ? ["how to connect it"] : [];
    return {
      ...rest,
      lacks: isLess ? lacks : [],
      sister: sisters.get(tool.tool_id) ?? null,
      not_known: [...unsure, ...not_known, ...connected],
    };
  });
  // Names in other scripts take more bytes than three tools have room for.
  while (picks.length > 1 && Buffer.byteLength(JSON.stringify(answer(picks))) > recommendationKb * 1_000) picks.pop();
  return answer(picks);
}

/** The tools that fit a task's words; none where the first has under half of them, or they are its name, or facts rule it out. */
function fittingOf({ tools, match, unmatched, alternatives, close }: Search, task: string, parts: Part[]) {
  const isWhole = match === "all" || match === "corrected";
  const isMet = isWhole || match === "most" || match === "some";
  const verified = tools.filter(({ listing }) => listing !== "unverified");
  const sound = verified.filter(({ deprecated }) => !deprecated);
  const named = isMet ? sound.filter(({ name }) => parts.every(([word]) => words(name).includes(word!))) : [];
  const ids = new Set(alternatives.map(({ tool_id }) => tool_id));
  const [first, ...rest] = named.length > 0 ? [] : inOrder(sound, task, parts);
  const held = parts.length - unmatched.filter(isTelling).length;
  const isMostly = (tool: Tool) =>
    tool === tools[0] &&
    2 * held >= parts.length &&
    parts.some((part) => isIn(tool, part) && !words(tool.name).includes(part[0]!)) &&
    ((match === "most" && 2 * held > parts.length) ||
      mostTogether(tool, parts) > 1 ||
      parts.some((part) => isTopic(tool, part)));
  const isPick = first && isMet && (isWhole || isMostly(first));
  const fitting = isPick ? [first, ...rest.filter((tool) => isNext(tool, first, parts))] : [];
  const others = sound.filter((tool) => ids.has(tool.tool_id) && !named.includes(tool));
  const ended = isMet && sound.length === 0 ? verified.map((tool) => ({ ...tool, lacks: ["deprecated"] })) : [];
  const ruled_out = (match === "ruled_out" ? close : ended).slice(0, mostRecommended);
  const closest = named.length > 0 ? named : sound;
  const guidance = sentences[named.length > 0 ? "byName" : match === "not_listed" ? "unlisted" : "nothing"];
  return {
    fitting: named.length > 0 ? others : fitting,
    closest: ruled_out.length > 0 ? [] : closest.slice(0, mostRecommended).map(({ tool_id }) => tool_id),
    ruled_out: ruled_out.map(({ tool_id, name, lacks: against }) => ({ tool_id, name, against })),
    guidance: ruled_out.length > 0 ? sentences.excluded : guidance,
  };
}

/** The tools that come close to a search and lack none of its facets, in its order. */
async function readNear(close: Search["close"]): Promise<Tool[]> {
  const ids = close.filter(({ lacks }) => lacks.length === 0).map(({ tool_id }) => tool_id);
  if (ids.length === 0) return [];
  const near = (await selectTools(await database()).where(inArray(tools.tool_id, ids))).map(toTool);
  return ids.flatMap((id) => near.filter(({ tool_id, deprecated }) => tool_id === id && !deprecated));
}

/**
 * Without the tools that have a task's two words the other way round only, where others have them in its order. Two that
 * are next to each other, and three, have no direction: to search the web is a web search, PDF to Markdown no reverse.
 */
function inOrder(tools: Tool[], task: string, parts: Part[]): Tool[] {
  const asked = placesIn(task, parts);
  if (asked.length !== 2 || Math.abs(asked[0]! - asked[1]!) < 2) return tools;
  const orders = tools.map(({ use_cases }) => {
    const whole = use_cases.map((need) => placesIn(need, parts)).filter((places) => places.length === parts.length);
    if (whole.some(isAscending)) return "same";
    return whole.some((places) => isAscending(places.toReversed()) && isApart(places)) ? "reversed" : null;
  });
  return orders.includes("same") ? tools.filter((_, at) => orders[at] !== "reversed") : tools;
}

const isApart = (places: number[]) => Math.max(...places) - Math.min(...places) >= places.length;
const isAscending = (places: number[]) => places.every((place, at) => at === 0 || place > places[at - 1]!);

/** The constraints that a tool's facts, evidence, tags or type state. */
const statedBy = (tool: Tool, constraints: string[]) =>
  constraints.filter((word) => [tool.type, ...tool.tags].includes(word) || (isFacet(word) && hasFacet(tool, word)));

function recommendationOf(
  tool: Tool,
  { parts, constraints }: { parts: Part[]; constraints: string[] },
  failure: Failure | undefined,
): Omit<Recommendation, "sister" | "lacks"> {
  const { tool_id, name, type, assessment, assessment_score } = tool;
  const use = firsthandOf(tool);
  const meets = statedBy(tool, constraints);
  return {
    tool_id,
    name,
    type,
    fit: excerpt(nearestUseCase(tool, parts) ?? tool.description, longest),
    use,
    desk:
      assessment === null || assessment_score === null
        ? null
        : { score: rounded(assessment_score), confidence: assessment.confidence },
    meets,
    failure: failure === undefined ? null : { review_id: failure.review_id, title: excerpt(failure.title, longest) },
    not_known: [
      ...(use === null ? ["firsthand use"] : use.status === "ok" ? [] : ["whether its use is reliable"]),
      ...(assessment_score === null ? ["desk assessment"] : []),
      ...constraints.filter((constraint) => !meets.includes(constraint)),
      ...openTopics(tool, constraints),
    ],
  };
}

/** The usage score with the means of its dimensions' interval ends; null without voices. */
function firsthandOf({ usage_score, usage }: Tool): Recommendation["use"] {
  const values = Object.values(usage.ratings).filter((rating) => rating !== null);
  if (usage_score === null || values.length === 0) return null;
  const mean = (end: "low" | "high") => values.reduce((sum, rating) => sum + rating[end], 0) / values.length;
  const { voices, status } = usage;
  return { score: rounded(usage_score), low: rounded(mean("low")), high: rounded(mean("high")), voices, status };
}

/** How many of the words one use case or tag has, with those of the tool's name where it has another. */
function mostTogether({ name, use_cases, tags }: Tool, parts: Part[]): number {
  const others = parts.filter(([word]) => !words(name).includes(word!));
  const counts = [...use_cases, ...tags].map((phrase) => placesIn(phrase, others).length);
  const most = Math.max(0, ...counts);
  return most === 0 ? 0 : most + parts.length - others.length;
}

/** Whether half of the words, and two of them, are together in what a tool is for. */
const isSaid = (tool: Tool, parts: Part[]) =>
  mostTogether(tool, parts) >= Math.min(parts.length, Math.max(2, parts.length / 2));

/** Whether a word is of a tool's category and in what it is for. */
const isTopic = ({ category, use_cases, tags }: Tool, part: Part) =>
  placesIn(categories.find(({ id }) => id === category)?.label ?? "", [part]).length > 0 &&
  placesIn([...use_cases, ...tags].join(" "), [part]).length > 0;

/** Whether a tool can come after the pick: it says the need too, and has all words that are of the pick's name. */
const isNext = (tool: Tool, { name }: Tool, parts: Part[]) =>
  isSaid(tool, parts) && parts.every((part) => isIn(tool, part) || !words(name).includes(part[0]!));

/** The use case with the most of the words, in their order rather than not; null where none has over half of them. */
function nearestUseCase({ use_cases }: Tool, parts: Part[]): string | null {
  const worth = (text: string) => {
    const places = placesIn(text, parts);
    return places.length + (isAscending(places) ? 0.1 : 0);
  };
  const [nearest] = use_cases.toSorted((one, other) => worth(other) - worth(one));
  return nearest !== undefined && 2 * placesIn(nearest, parts).length > parts.length ? nearest : null;
}

const isIn = ({ name, description, tags, use_cases }: Tool, part: Part) =>
  placesIn([name, description, ...tags, ...use_cases].join(" "), [part]).length > 0;

/** Where a text has each of the words that it has, in any form that serves, by their beginnings. */
function placesIn(text: string, parts: Part[]): number[] {
  const own = words(text);
  const placeOf = (form: string) => {
    const places = words(form).map((word) => own.findIndex((one) => one.startsWith(partOf(word, 0, 5))));
    return places.includes(-1) ? -1 : places[0]!;
  };
  return parts.flatMap((part) => part.map(placeOf).find((place) => place >= 0) ?? []);
}

const rounded = (score: number) => Math.round(score * 10_000) / 10_000;

/** The lowest rated counted failure of each tool, the newest of equal ones. */
async function worstFailures(chosen: Tool[]): Promise<Map<string, Failure>> {
  const db = await database();
  const ids = sql.param(chosen.map(({ tool_id }) => tool_id));
  const { rows } = await db.execute<Failure>(sql`
    select distinct on (tool_id) tool_id, review_id, ${reviews.document}::json ->> 'title' as title
    from ${reviews} where tool_id = any(${ids}::text[]) and counted and outcome = 'failure'
    order by tool_id, rating_mean, seq desc`);
  return new Map(rows.map((row) => [row.tool_id, row]));
}
