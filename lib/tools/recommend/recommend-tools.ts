import { inArray, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Verb } from "../../contract.ts";
import { partOf } from "../../cut-text.ts";
import { database } from "../../db/client.ts";
import { excerpt } from "../../format.ts";
import { reviews } from "../../reviews/reviews.sql.ts";
import { categories } from "../categories.ts";
import type { SearchResult, Tool } from "../contract.ts";
import { inOne, warningsOf } from "../facts/connect.ts";
import { type FacetId, type Facts, facetIds, factFacets } from "../facts/contract.ts";
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
type Row = { facts: Facts; failure: Recommendation["failure"] };

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
  const isPartial = search.match !== "all" && search.match !== "corrected";
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
  const parts = partsOf(searchTerms(search.corrected_q ?? task).filter(isTelling), new Map());
  const { fitting, ...reason } = fittingOf(search, search.corrected_q ?? task, parts);
  if (fitting.length === 0) return { ...answer([]), verdict: "no_reliable_match", others: 0, ...reason };
  const stated = (tool: Tool) => statedBy(tool, constraints).length;
  const ranked = fitting.toSorted((one, other) => stated(other) - stated(one));
  const next = ranked.length === 1 ? await nextTo(ranked[0]!, search, parts) : [];
  const chosen: Tool[] = [...ranked, ...next].slice(0, mostRecommended);
  const withoutLine = chosen.filter((tool) => hasFacet(tool, "connect") === false).map(({ tool_id }) => tool_id);
  const [records, sisters] = await Promise.all([recordsOf(chosen), sistersOf(withoutLine)]);
  const picks = chosen.map((tool) => {
    const { facts, failure } = records.get(tool.tool_id)!;
    const { not_known, ...rest } = recommendationOf(tool, { parts, constraints }, failure);
    const lacking =
      tool === search.tools[0] ? search.unmatched : parts.filter((part) => !isIn(tool, part)).map(([word]) => word!);
    const lacks = isPartial || search.tools.every((one) => one !== tool) ? lacking : [];
    const unsure = !isPartial || lacks.length > 0 ? [] : ["whether it is made for this"];
    const connected = tool.type === "mcp" && withoutLine.includes(tool.tool_id) ? ["how to connect it"] : [];
    const unread = (["status", "licence"] as const).filter((name) => facts[name] === null);
    return {
      ...rest,
      lacks,
      sister: sisters.get(tool.tool_id) ?? null,
      warning: inOne(warningsOf(facts)) || null,
      not_known: [...unsure, ...not_known, ...connected, ...unread],
    };
  });
  // Names in other scripts take more bytes than three tools have room for.
  while (picks.length > 1 && Buffer.byteLength(JSON.stringify(answer(picks))) > recommendationKb * 1_000) picks.pop();
  return answer(picks);
}

/**
 * The first of the list is the pick where it has half of the words, and the others that say as much come next. A tool's name
 * alone picks that tool; beside words that say nothing it does not, and what is instead of a named product is picked for it.
 */
function fittingOf({ tools, match, alternatives, close }: Search, need: string, parts: Part[]) {
  const isMet = match !== null && match !== "none" && match !== "ruled_out";
  const verified = tools.filter(({ listing }) => listing !== "unverified");
  const sound = verified.filter(({ deprecated }) => !deprecated);
  const isWhole = match === "all" || match === "corrected";
  const typed = words(need).map((word) => [word]);
  const named = sound.filter((tool) => isNamed(tool, parts));
  const own = named.filter((tool) => isNamed(tool, typed));
  const instead = sound.filter((tool) => alternatives.some(({ tool_id }) => tool_id === tool.tool_id));
  const [first, ...rest] = sound;
  const isPick = first && (isWhole || isHalf(first, match, parts));
  const said = isPick ? [first, ...rest.filter((tool) => isNext(tool, first, parts))] : [];
  const isOther = match === "not_listed" || named.length > 0;
  const others = own.length > 0 ? own : instead.filter((tool) => !named.includes(tool));
  const fitting = isOther ? others : said;
  const ended = isMet && sound.length === 0 ? verified.map((tool) => ({ ...tool, lacks: ["deprecated"] })) : [];
  const ruled_out = (match === "ruled_out" ? close : ended).slice(0, mostRecommended);
  const closest = ruled_out.length > 0 ? [] : named.length > 0 ? named : sound;
  const guidance = sentences[named.length > 0 ? "byName" : match === "not_listed" ? "unlisted" : "nothing"];
  return {
    fitting: isMet ? fitting : [],
    closest: closest.slice(0, mostRecommended).map(({ tool_id }) => tool_id),
    ruled_out: ruled_out.map(({ tool_id, name, lacks: against }) => ({ tool_id, name, against })),
    guidance: ruled_out.length > 0 ? sentences.excluded : guidance,
  };
}

/**
 * Whether a tool has half of the words, not in its name alone: the most telling, two in one phrase, or what it is about. Just
 * half of more than two is enough only where one phrase has two that are neighbours in the need. Beside a condition it has more than half of the rest.
 */
function isHalf(tool: Tool, match: SearchResult["match"], parts: Part[]): boolean {
  const held = parts.filter((part) => isIn(tool, part));
  const said = phrasesOf(tool).map((phrase) => heldIn(phrase, parts));
  const isTold = match === "most" || said.some(({ length }) => length > 1);
  const isBeside = said.some((some) => some.some((part) => some.includes(parts[parts.indexOf(part) + 1]!)));
  const isEnough = 2 * held.length >= parts.length + (parts.length < 3 || isBeside ? 0 : 1);
  const told = parts.filter((part) => !isCondition(part));
  return (
    isEnough &&
    (told.length === parts.length || 2 * told.filter((part) => held.includes(part)).length > told.length) &&
    !isNamed(tool, held) &&
    (isTold || parts.some((part) => isTopic(tool, part)))
  );
}

const conditions = new Set(factFacets.flatMap(({ id }) => (id === "connect" ? [] : words(id))));
/** Whether a word says a condition, such as self-hosted, which facts decide and not what a tool does. */
const isCondition = (part: Part) => part.some((word) => conditions.has(word));

/** Whether these words are all in a tool's name. */
const isNamed = ({ name }: Tool, parts: Part[]) => parts.every(([word]) => words(name).includes(word!));

/** The constraints that a tool's facts, evidence, tags or type state. */
const statedBy = (tool: Tool, constraints: string[]) =>
  constraints.filter((word) => [tool.type, ...tool.tags].includes(word) || (isFacet(word) && hasFacet(tool, word)));

function recommendationOf(
  tool: Tool,
  { parts, constraints }: { parts: Part[]; constraints: string[] },
  failure: Row["failure"],
): Omit<Recommendation, "sister" | "lacks" | "warning"> {
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
    failure: failure && { ...failure, title: excerpt(failure.title, longest) },
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

const phrasesOf = ({ use_cases, tags }: Tool) => [...use_cases, ...tags];

/** Whether a tool can come after the pick: one phrase and its name have half of the words, two at least, with all of the pick's name. */
function isNext(tool: Tool, pick: Tool, parts: Part[]): boolean {
  const least = Math.min(parts.length, Math.max(2, parts.length / 2));
  const others = parts.filter((part) => !isNamed(tool, [part]));
  const most = Math.max(0, ...phrasesOf(tool).map((phrase) => heldIn(phrase, others).length));
  const isSaid = most > 0 && most + parts.length - others.length >= least;
  return isSaid && parts.every((part) => isIn(tool, part) || !isNamed(pick, [part]));
}

/** The runner-up of a pick that none comes next to: the first with half of the words and the pick's name, of the list or close to it. */
async function nextTo(pick: Tool, { tools: listed, close }: Search, parts: Part[]): Promise<Tool[]> {
  const ids = close.flatMap(({ tool_id, lacks }) => (lacks.length > 0 ? [] : [tool_id]));
  const rows = await selectTools(await database()).where(inArray(tools.tool_id, ids));
  const near = rows.map(toTool).toSorted((one, other) => ids.indexOf(one.tool_id) - ids.indexOf(other.tool_id));
  const isUsable = (tool: Tool) => tool !== pick && tool.listing !== "unverified" && !tool.deprecated;
  const isNear = (tool: Tool) =>
    isHalf(tool, "some", parts) && parts.every((part) => isIn(tool, part) || !isNamed(pick, [part]));
  return [...listed, ...near].filter((tool) => isUsable(tool) && isNear(tool)).slice(0, 1);
}

/** Whether a word is of a tool's category and in what it is for. */
const isTopic = (tool: Tool, part: Part) =>
  [categories.find(({ id }) => id === tool.category)?.label ?? "", phrasesOf(tool).join(" ")].every(
    (text) => heldIn(text, [part]).length > 0,
  );

/** The use case with the most of the words; null where none has over half of them. */
function nearestUseCase({ use_cases }: Tool, parts: Part[]): string | null {
  const worth = (text: string) => heldIn(text, parts).length;
  const [nearest] = use_cases.toSorted((one, other) => worth(other) - worth(one));
  return nearest !== undefined && 2 * worth(nearest) > parts.length ? nearest : null;
}

const isIn = (tool: Tool, part: Part) =>
  heldIn([tool.name, tool.description, ...phrasesOf(tool)].join(" "), [part]).length > 0;

/** Those of the words that a text has in any form that serves, by their beginnings. */
function heldIn(text: string, parts: Part[]): Part[] {
  const own = words(text);
  const isHeld = (form: string) => words(form).every((word) => own.some((one) => one.startsWith(partOf(word, 0, 5))));
  return parts.filter((part) => part.some(isHeld));
}

const rounded = (score: number) => Math.round(score * 10_000) / 10_000;

/** The facts of each tool, and its lowest rated counted failure, the newest of equal ones. */
async function recordsOf(chosen: Tool[]): Promise<Map<string, Row>> {
  const ids = sql.param(chosen.map(({ tool_id }) => tool_id));
  const { rows } = await (await database()).execute<Row & { tool_id: string }>(sql`
    select tool_id, facts, (
      select json_build_object('review_id', review_id, 'title', ${reviews.document}::json ->> 'title') from ${reviews}
      where ${reviews.tool_id} = ${tools.tool_id} and counted and outcome = 'failure' order by rating_mean, seq desc limit 1) as failure
    from ${tools} where tool_id = any(${ids}::text[])`);
  return new Map(rows.map((row) => [row.tool_id, row]));
}
