import { inArray } from "drizzle-orm";
import { isWholeMatch } from "../../contract.ts";
import { partOf } from "../../cut-text.ts";
import { database } from "../../db/client.ts";
import { asksForOthers, productsIn } from "../alternatives.ts";
import { catalogTools, productOf } from "../catalog-tools.ts";
import { categories } from "../categories.ts";
import type { SearchResult, Tool } from "../contract.ts";
import { factFacets } from "../facts/contract.ts";
import guidance from "../guidance.json" with { type: "json" };
import { selectTools, toTool } from "../tool.ts";
import { tools } from "../tools.sql.ts";
import { isTelling, type Part } from "../word-query.ts";
import { allowedMistakes, isEnglishWord, words } from "../words.ts";
import { mostRecommended } from "./contract.ts";

const sentences = guidance.recommend;
type Search = Pick<SearchResult, "tools" | "match" | "total" | "unmatched" | "alternatives" | "corrected_q" | "close">;

/**
 * The first of the list that has half of the words is the pick, and the others that say as much come next. A tool's name
 * alone picks that tool; beside words that say nothing it does not, and what is instead of a named product is picked for it.
 */
export function fittingOf({ tools, match, alternatives, close }: Search, need: string, parts: Part[]) {
  const isMet = match !== null && match !== "none" && match !== "ruled_out";
  const verified = tools.filter(({ listing }) => listing !== "unverified");
  const sound = verified.filter(({ deprecated }) => !deprecated);
  const typed = words(need).map((word) => [word]);
  const tag = parts.map(([word]) => word).join("-");
  const isTag = sound.some((tool) => !isNamed(tool, parts) && tool.tags.includes(tag));
  const named = isTag ? [] : sound.filter((tool) => isNamed(tool, parts));
  const isSaid = (tool: Tool) => phrasesOf(tool).some((phrase) => isWholly(phrase, typed));
  const own = named.filter((tool) => isNamed(tool, typed) || isSaid(tool));
  const instead = sound.filter((tool) => alternatives.some(({ tool_id }) => tool_id === tool.tool_id));
  const straight = sound.filter((tool) => !isTurned(phrasesOf(tool), need));
  // What the search says of its match is of its first tool.
  const isPick = (tool: Tool, at: number) =>
    isWholeMatch(match) || isHalf(tool, at === 0 ? match : "some", parts) || isWholly(tool.description, parts);
  const first = straight.find(isPick);
  const said = first ? [first, ...straight.filter((tool) => tool !== first && isNext(tool, first, parts))] : [];
  const isOther = match === "not_listed" || named.length > 0;
  const others = own.length > 0 ? own : instead.filter((tool) => !named.includes(tool));
  const fitting = isOther ? others : said;
  const ended = isMet && sound.length === 0 ? verified.map((tool) => ({ ...tool, lacks: ["deprecated"] })) : [];
  const ruled_out = (match === "ruled_out" ? close : ended).slice(0, mostRecommended);
  const nearest = ruled_out.length > 0 ? [] : named.length > 0 ? named : sound;
  const guidance = sentences[named.length > 0 ? "byName" : match === "not_listed" ? "unlisted" : "nothing"];
  return {
    fitting: isMet ? fitting : [],
    nearest: nearest.map(({ tool_id }) => tool_id),
    ruled_out: ruled_out.map(({ tool_id, name, lacks: against }) => ({ tool_id, name, against: against as string[] })),
    guidance: ruled_out.length > 0 ? sentences.excluded : guidance,
  };
}

/** The catalogue's tools by what a need calls their product, with spaces around it: "snowflake", "google sheets". */
const byCall = Map.groupBy(catalogTools, ({ tool_id, name }) => {
  const called = words(productOf(tool_id)?.name ?? name).filter(isTelling);
  return ` ${called.join(" ")} `;
});

/** Whether these words call a product and nothing else: one short or English word does where the catalogue has alternatives to it. */
const isCall = (name: string[]) =>
  productsIn(name).length > 0 || name.length > 1 || name.some((one) => allowedMistakes(one) > 0 && !isEnglishWord(one));

type Wish = { need: string; parts: Part[]; isWanted: (tool: Tool) => boolean };

/**
 * What fits, by how many of the words it has; where none has all, first among equals the tools of a product that the need calls by
 * its name. What lacks the name is left out. A name that is also a thing leaves others in, and calls only tools that say more.
 */
export async function withNamedProduct(fitting: Tool[], search: Search, { need, parts, isWanted }: Wish) {
  const typed = ` ${words(need).join(" ")} `;
  const named = [...byCall].filter(([name]) => typed.includes(name));
  const called = named.filter(([name]) => isCall(words(name))).flatMap(([name]) => words(name));
  const told = parts.filter(
    ([word]) => !typed.includes(` ${word} `) || !named.some(([name]) => name.includes(` ${word} `)),
  );
  const isSaid = told.some(([word]) => !conditions.has(word!));
  if (named.length === 0 || !isSaid || search.match === "not_listed" || asksForOthers(words(need))) return fitting;
  const ids = named.flatMap(([, own]) => own.map(({ tool_id }) => tool_id));
  const worth = (tool: Tool) =>
    tool === search.tools[0] ? parts.length - search.unmatched.length : parts.filter((part) => isIn(tool, part)).length;
  const found = [...new Set([...fitting, ...search.tools])].filter(({ tool_id }) => ids.includes(tool_id));
  const rest = await readTools(ids.filter((id) => found.every(({ tool_id }) => tool_id !== id)));
  const least = Math.max(1, ...fitting.map(worth));
  const isThing = !told.some(([word]) => conditions.has(word!));
  const isMeant = (tool: Tool) =>
    called.length > 0 || (isThing && worth(tool) >= least && told.some((part) => isIn(tool, part)));
  const usable = [...found, ...rest].filter((tool) => isUsable(tool) && isMeant(tool));
  const own = usable.filter(isWanted);
  if (own.length < usable.length && own.length === 0) return fitting;
  const isCalled = (tool: Tool) => parts.every((part) => !called.includes(part[0]!) || isIn(tool, part));
  const others = fitting.filter((tool) => own.includes(tool) || isCalled(tool));
  const all = isWholeMatch(search.match) ? [...others, ...own] : [...own, ...others];
  return [...new Set(all)].toSorted((one, other) => worth(other) - worth(one));
}

type Order = { type: Tool["type"] | null; parts: Part[]; stated: (tool: Tool) => number };

/** These tools, first those of the type in a need by what they state: the pick's product, and what has as many of its words; enough use of the pick says more. */
export async function withNamedType(fitting: Tool[], { type, parts, stated }: Order): Promise<Tool[]> {
  const [pick] = fitting;
  if (type === null || pick === undefined || pick.type === type || pick.usage.status === "ok") return fitting;
  const ids = (productOf(pick.tool_id)?.others ?? []).flatMap((other) => (other.type === type ? other.tool_id : []));
  const own = (await readTools(ids)).filter(isUsable);
  const isEqual = (tool: Tool) => tool.type === type && parts.every((part) => isIn(tool, part) || !isIn(pick, part));
  const alike = [...own, ...fitting.filter(isEqual)].toSorted((one, other) => stated(other) - stated(one));
  return [...new Map([...alike, ...fitting].map((tool) => [tool.tool_id, tool])).values()];
}

const isUsable = ({ listing, deprecated }: Tool) => listing !== "unverified" && !deprecated;

/** The tools of these ids, in their order. */
export async function readTools(ids: string[]): Promise<Tool[]> {
  const rows = await selectTools(await database()).where(inArray(tools.tool_id, ids));
  return rows.map(toTool).toSorted((one, other) => ids.indexOf(one.tool_id) - ids.indexOf(other.tool_id));
}

/**
 * Whether a tool has half of the words, not in its name alone: the most telling, two in one phrase, or what it is about. Just
 * half of more than two is enough only where one phrase has two that are neighbours in the need. Beside a condition it has more than half of the rest.
 */
function isHalf(tool: Tool, match: SearchResult["match"], parts: Part[]): boolean {
  const held = parts.filter((part) => isIn(tool, part));
  const said = phrasesOf(tool).map((phrase) => heldIn(phrase, parts));
  const isTagged = heldIn([tool.name, ...tool.tags].join(" "), parts).length > 0;
  const isSaid = (match === "most" && isTagged) || said.some(({ length }) => length > 1);
  const isTold = isSaid || parts.some((part) => isTopic(tool, part));
  const isBeside = said.some((some) => some.some((part) => some.includes(parts[parts.indexOf(part) + 1]!)));
  const isEnough = 2 * held.length >= parts.length + (parts.length < 3 || isBeside ? 0 : 1);
  // Facts decide a condition, such as self-hosted or open source, and not what a tool does.
  const told = parts.filter((part) => !part.some((word) => conditions.has(word)));
  const own = told.filter((part) => held.includes(part));
  return isEnough && (told.length === parts.length || 2 * own.length > told.length) && !isNamed(tool, own) && isTold;
}

const conditions = new Set(["open", "source", ...factFacets.flatMap(({ id }) => (id === "connect" ? [] : words(id)))]);

/** Whether these words are all in a tool's name. */
const isNamed = ({ name }: Tool, parts: Part[]) => parts.every(([word]) => words(name).includes(word!));

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
export async function nextTo(pick: Tool, { tools: listed, close }: Search, parts: Part[]): Promise<Tool[]> {
  const ids = close.flatMap(({ tool_id, lacks }) => (lacks.length > 0 ? [] : [tool_id]));
  const isNear = (tool: Tool) =>
    isHalf(tool, "some", parts) && parts.every((part) => isIn(tool, part) || !isNamed(pick, [part]));
  const others = [...listed, ...(await readTools(ids))].filter((tool) => tool !== pick && isUsable(tool));
  return others.filter(isNear).slice(0, 1);
}

/** Whether a word is of a tool's category and in what it is for. */
const isTopic = (tool: Tool, part: Part) =>
  [categories.find(({ id }) => id === tool.category)?.label ?? "", phrasesOf(tool).join(" ")].every(
    (text) => heldIn(text, [part]).length > 0,
  );

/** Whether a text has all of these words, in any form that serves. */
const isWholly = (text: string, parts: Part[]) => heldIn(text, parts).length === parts.length;

/** Whether phrases say the other direction alone: speech to text, and not text to speech. */
export function isTurned(phrases: string[], need: string): boolean {
  const texts = phrases.map((phrase) => ` ${words(phrase).join(" ")} `);
  const says = (one = "", other = "") => texts.some((text) => text.includes(` ${one} to ${other} `));
  return words(need).some(
    (word, at, { [at + 1]: to, [at + 2]: other }) => to === "to" && says(other, word) && !says(word, other),
  );
}

/** Whether a word is in what an entry says of its tool. */
export const isIn = (tool: Tool, part: Part) =>
  heldIn([tool.name, tool.description, ...phrasesOf(tool)].join(" "), [part]).length > 0;

/** Those of the words that a text has in any form that serves, by their beginnings. */
export function heldIn(text: string, parts: Part[]): Part[] {
  const own = words(text);
  const isLike = (one: string, word: string) =>
    word === `${one}s` || (word.length < 3 ? one === word : one.startsWith(partOf(word, 0, 5)));
  const isHeld = (form: string) => words(form).every((word) => own.some((one) => isLike(one, word)));
  return parts.filter((part) => part.some(isHeld));
}
