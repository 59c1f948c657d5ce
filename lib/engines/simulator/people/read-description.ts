import { capital, partOf } from "../../../cut-text.ts";
import { PhraseIndex } from "../../phrase-index.ts";
import { plainText, stemOf, type Token, tokensOf, withoutOrders } from "../../read-text.ts";
import { readPart } from "../../texts.ts";
import { ageBands, describedTraits, industries, type Place, partsOf, places, works } from "./described.ts";
import { isTraitWord } from "./mind.ts";
import { type Facts, readFacts } from "./read-facts.ts";
import {
  agent,
  anyone,
  idle,
  isBody,
  isFunction,
  isGeneric,
  isPeople,
  plainChildren,
  stance,
  things,
} from "./words.ts";

/** What a description says, each part null or empty where it says nothing. */
export type Description = Omit<Facts, "spans"> & {
  /** Roles in its own words, such as "Retired nurse". */
  roles: string[];
  industry: string | null;
  place: Place | null;
  traits: string[];
  /** Whether every word is a field or moves an answer; else part of it may say who some of the people are. */
  isWhole: boolean;
  /** What neither is a field of a persona nor moves an answer. */
  not_understood: string[];
};

function indexOf<Entry>(rows: readonly (readonly [Entry, string[]])[]): PhraseIndex<Entry> {
  const index = new PhraseIndex<Entry>();
  for (const [entry, words] of rows) for (const word of words) index.add(word, entry);
  return index;
}
const ageIndex = indexOf(ageBands);
const industryIndex = indexOf(industries);
const placeIndex = indexOf(places);
const traitIndex = indexOf(describedTraits);

/** What a description says: every word is a field, a trait, or named as not understood. */
export function readDescription(description: string): Description {
  const plain = withoutOrders(plainText(readPart(description))).text;
  const tokens = tokensOf(plain);
  const { spans, ...facts } = readFacts(plain.toLowerCase());
  const used = new Set(
    tokens.keys().filter((at) => spans.some(([from, to]) => from <= tokens[at]!.start && tokens[at]!.start < to)),
  );
  const find = <Entry>(index: PhraseIndex<Entry>): Entry[] =>
    index.find(tokens).map(({ entry, at, length }) => {
      for (const word of rangeOf(at, at + length)) used.add(word);
      return entry;
    });
  const place = placeIn(plain, tokens, used, find(placeIndex));
  // What is said of money, size and place has a field of its own and is no part of a role.
  const elsewhere = new Set(used);
  const isAged = ageIndex.find(tokens)[0]?.at === 0;
  const [band = null] = find(ageIndex);
  const [industry = null] = find(industryIndex);
  const traits = find(traitIndex);
  const { roles, besides } = rolesIn(tokens, used, elsewhere);
  const left = leftIn(tokens, used);
  const not_understood = [...left, ...besides].filter((words) => !isUnderstood(words));
  // A list with more parts than were read says different things of different people.
  const details = [facts.ages ?? band, facts.income, facts.company, place].filter((one) => one !== null);
  const isList = partsOf(plain).length > Math.max(1, roles.length + traits.length + details.length);
  const isWhole = not_understood.length === 0 && !isList;
  return {
    ...facts,
    // Only a word of age that comes first is surely everyone's; of several roles each has its own.
    ages: facts.ages ?? (isAged && roles.length < 2 ? band : null),
    roles: [...new Set(roles)].slice(0, 4),
    industry,
    place,
    traits: [...new Set(isList ? [] : [...traits, ...(isWhole ? left : [])])].slice(0, 5),
    isWhole,
    not_understood: [...new Set(not_understood.map((words) => wholePhrase(plain, words)))],
  };
}

/** The ages that the words of a role say by themselves: a pensioner's. */
export const agesOfRole = (role: string): [number, number] | undefined => ageIndex.find(tokensOf(role))[0]?.entry;

const phraseEnd = /[;()]|[,.](?!\d)|(?<!\d)\s(?:and|or)\s|\s(?:who|that|which)\s/gi;

/** Words of a description with the rest of their phrase, so that none is cut in the middle. */
function wholePhrase(plain: string, words: string): string {
  const at = plain.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return words;
  const ends = [...plain.matchAll(phraseEnd)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
  const from = ends.findLast(({ end }) => end <= at)?.end ?? 0;
  return partOf(plain, from, ends.find(({ start }) => start >= at + words.length)?.start ?? plain.length).trim();
}

/** Whether words move some answer; liking and disliking count where their thing is asked about. */
const isUnderstood = (words: string): boolean =>
  isTraitWord(words) || /^(?:loves?|likes?|enjoys?|hates?|dislikes?|avoids?)\s/.test(words);

const placeAfter =
  /\b(?:in|from|across|around|near)\s(?:the\s|\w*urban\s|rural\s)?(\p{Lu}\p{Ll}[\p{L}-]*(?:\s\p{Lu}[\p{L}-]+)*)/u;

/** The place of a table, or one that the description names by itself: "in Nagoya", "in rural Wales". */
function placeIn(plain: string, tokens: readonly Token[], used: Set<number>, matches: readonly Place[]): Place | null {
  const kind = matches.find((place) => place.kind);
  const town = matches.find((place) => !place.kind) ?? null;
  const name = placeAfter.exec(plain)?.[1];
  const at = tokens.findIndex(
    ({ start }, index) => !used.has(index) && name !== undefined && plain.startsWith(name, start),
  );
  if (at < 0) return town ?? kind ?? null;
  for (const [word] of tokensOf(name!).entries()) used.add(at + word);
  return { towns: [kind ? `${kind.kind} ${name}` : name!], money: town?.money ?? "$", kind: "" };
}

/** Who the people are in words of their own, and the words of a role that move nothing. */
function rolesIn(tokens: readonly Token[], used: Set<number>, elsewhere: ReadonlySet<number>) {
  const roles: string[] = [];
  const besides: string[] = [];
  let isTheirs = false;
  for (let from = 0, to = 0; from < tokens.length; from = Math.max(to, from + 1)) {
    const { opens, stem } = tokens[from]!;
    to = endOf(tokens, from);
    isTheirs = (isTheirs && !opens && stem !== "as") || (to === from && things.test(stem));
    const head = headOf(tokens, from, to);
    if (isTheirs || head < from) continue;
    const mine = rangeOf(from, head).filter((at) => !elsewhere.has(at) && !idle.test(tokens[at]!.text));
    const isNew = (at: number) => !used.has(at);
    const news = wordsOf(tokens, mine.filter(isNew));
    const work = `${news} ${tokens[head]!.stem} `.toLowerCase();
    if (news !== "" && !works.some(({ words }) => words.exec(work)?.index === 0)) besides.push(news);
    const end = endOfWhose(tokens, head);
    const whose = rangeOf(head + 2, end);
    const isOwner = stance.has(tokens[head]!.stem) && mine.length === 0;
    const hasOf =
      whose.length > 0 && !isOwner && !isFirm(tokens[end - 1]!.text) && !plainChildren.has(tokens[end - 1]!.stem);
    const owner = isOwner ? `${oneOf(wordsOf(tokens, whose))} ${tokens[head]!.stem}` : "";
    const role = (owner || oneOf(wordsOf(tokens, [...mine, head]))).replace(/\bfamily$/i, "parent");
    roles.push(`${capital(role)}${hasOf ? ` of ${wordsOf(tokens, whose)}` : ""}`);
    for (const at of rangeOf(from, whose.length > 0 && (hasOf || isOwner) ? end : head + 1)) used.add(at);
  }
  return { roles, besides };
}

/** The end of what follows a head and "of"; the head's own place where nothing does. */
const endOfWhose = (tokens: readonly Token[], head: number): number =>
  tokens[head + 1]?.stem === "of" ? endOf(tokens, head + 2) : head;

/** The end of the words that go together from here on; their beginning where a joint comes first. */
function endOf(tokens: readonly Token[], from: number): number {
  const isEnd = (at: number): boolean => {
    const { text, opens, joined } = tokens[at]!;
    const word = text.toLowerCase();
    const isJoint = isFunction(word) && !/^\p{Lu}{2}/u.test(text) && !joined && !tokens[at + 1]?.joined;
    return isJoint || (opens && at > from) || /^(?:\d.*|aged|earning|living|working)$/.test(word);
  };
  let to = from;
  while (to < tokens.length && !isEnd(to)) to += 1;
  return to;
}

/** The place of the noun that names people by what they are or do; −1 for none and for anyone. */
function headOf(tokens: readonly Token[], from: number, to: number): number {
  const isHead = (at: number): boolean => {
    const { stem, text } = tokens[at]!;
    // Of one alone, a word like "beekeeper" is as often a thing: "computer".
    const isAgent = at === to - 1 && /(?:s|men)$/.test(text) && agent.test(oneOf(text).toLowerCase());
    return isPeople(stem) || isAgent || anyone.has(stem) || stance.has(stem) || /^c[a-z]{1,2}o$|^vp$/.test(stem);
  };
  let head = to - 1;
  while (head >= from && !isHead(head)) head -= 1;
  if (head < from) return -1;
  const { stem } = tokens[head]!;
  const owned = tokens[endOfWhose(tokens, head) - 1];
  return (stance.has(stem) && !isFirm(owned?.text ?? "")) || anyone.has(stem) || isBody(stem) ? -1 : head;
}

const rangeOf = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);
const isFirm = (word: string): boolean =>
  /business|shop|store|compan|firm|home|café|restaurant|baker(?:y|ies)|salon|studio|start-?up/i.test(word);
const textOf = ({ text, joined }: Token): string => `${joined ? "-" : " "}${text}`;
const wordsOf = (tokens: readonly Token[], places: readonly number[]): string =>
  partOf(
    places.reduce((words, at) => words + textOf(tokens[at]!), ""),
    1,
  );

const oneOf = (words: string): string =>
  words.replace(/\S+$/, (last) => {
    if (/^\p{Lu}{2}/u.test(last)) return last.replace(/s$/, "");
    const one = last.replace(/wives$/, "wife").replace(/men$/, "man");
    return one === last && last.endsWith("s") ? stemOf(last) : one.replace(/^people$/, "person");
  });

const denial = /^(?:no|not|never|without|don't|can't|cannot|do not)\b/i;
/** Whether a word may begin a fact about people; a word that fits anyone does not. */
const isOpening = (word: string): boolean =>
  word !== "" && !isFunction(word.toLowerCase()) && !anyone.has(stemOf(word)) && !isBody(word);

function leftIn(tokens: readonly Token[], used: ReadonlySet<number>): string[] {
  const rest = tokens.map((token, at) => (used.has(at) ? "|" : `${token.opens ? "|" : ""}${textOf(token)}`));
  const parts = rest.join("").split(/\|| (?=(?:who|that) )| (?:and|or|with|which|at|in|for|of)(?= |\||$)/i);
  return parts.flatMap((part) => {
    const words = part.trim().split(" ");
    const isTheirs = /^(?:who|that)$/i.test(words[0]!);
    const from = words.findIndex(
      (word, at) =>
        denial.test(words.slice(at, at + 2).join(" ")) || isOpening(word) || (isTheirs && /^like$/i.test(word)),
    );
    const fact = words.slice(from, words.findLastIndex((word) => !isFunction(word.toLowerCase())) + 1);
    const isFact = fact.some((word) => isOpening(word) && !isGeneric(stemOf(word)) && !idle.test(word));
    if (from < 0 || !(isFact || denial.test(fact.join(" ")))) return [];
    return [factOf(fact.join(" "))];
  });
}

/** A fact in the description's own words; of people that it names, one: "barbecue fans" are a barbecue fan each. */
function factOf(words: string): string {
  const last = stemOf(words.split(" ").at(-1)!);
  return isPeople(last) || stance.has(last) ? oneOf(words) : words;
}
