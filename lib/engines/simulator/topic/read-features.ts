import { type Category, kindsIn } from "../../categories.ts";
import { amountsOf, anyOf, cellsOf } from "../../cells.ts";
import { type ConsiderationId, considerationIds, considerations } from "../../considerations.ts";
import { PhraseIndex, type PhraseMatch } from "../../phrase-index.ts";
import type { Token } from "../../read-text.ts";
import { rowBefore, type Word } from "./grammar.ts";
import type { Levels } from "./profiles.ts";
import { isIn, type Span } from "./subject-text.ts";
import { auxiliaries, beginsWith, isFunction, isGeneric, isPeople, set } from "./words.ts";

type Meaning = { levels: Levels } | { touches: ConsiderationId };

/** What the words of a consideration move: levels by consideration, and the words. */
const rowsOf = (id: ConsiderationId): [levels: Levels, words: string[]][] =>
  cellsOf(considerations[id].words).map(([levels = "", words = ""]) => [
    levels === "none" ? {} : Object.fromEntries(amountsOf(`${id} ${levels}`)),
    words.split(", "),
  ]);

const meanings = new PhraseIndex<Meaning>();
for (const [levels, words] of considerationIds.flatMap(rowsOf))
  for (const phrase of words) meanings.add(phrase, { levels });
for (const id of considerationIds)
  for (const phrase of considerations[id].touches.split(/,\s+/)) meanings.add(phrase, { touches: id });

/** A promise or a risk as the topic words it; `levels` are turned where the topic denies it. */
export type Feature = { levels: Levels; at: number; length: number; start: number; isDenied: boolean };

export type Features = {
  features: Feature[];
  touched: ConsiderationId[];
  /** The kind of thing, and where its words are. */
  kindAt: PhraseMatch<Category> | null;
  /** Positions of words that some lexicon knows. */
  known: Set<number>;
};

/** Where the subject is, and whether only a name or nothing says what kind of thing it is. */
type Place = { span: Span; isNamed: boolean };

/** The promises, risks, open questions and kind of thing that a topic's words name. */
export function readFeatures(tokens: readonly Word[], place: Place, shown: readonly Span[] = []): Features {
  const features: Feature[] = [];
  const touched = new Set<ConsiderationId>();
  const known = new Set<number>();
  const seen = new Set<string>();
  for (const { entry, at, length } of meanings.find(tokens)) {
    for (let word = at; word < at + length; word += 1) known.add(word);
    const { start } = tokens[at]!;
    if ("touches" in entry) {
      // What people are shown speaks for itself and opens no question.
      const isUnasked = isIn(shown, start) || isAsker(tokens, at + length) || (length === 1 && isAside(tokens, at));
      if (!isUnasked) touched.add(entry.touches);
      continue;
    }
    const isPromise = sumOf(entry.levels) > 0;
    if (!isPromise && isElsewhere(tokens, at, length)) continue;
    const isDenied = isNegated(tokens, at) || (isPromise && isHated(tokens, at));
    const key = JSON.stringify([entry.levels, isDenied]);
    // Saying a thing twice makes it no truer.
    const levels = isDenied ? turned(entry.levels, isPromise ? denied.promise : denied.risk) : entry.levels;
    if (!seen.has(key)) features.push({ levels, at, length, start, isDenied });
    seen.add(key);
  }
  for (const { at, length } of kindsIn(tokens)) for (let word = at; word < at + length; word += 1) known.add(word);
  return { features, touched: [...touched], kindAt: kindIn(tokens, place), known };
}

/** All that levels weigh together: above 0 for a promise. */
export const sumOf = (levels: Levels): number => Object.values(levels).reduce((total, level) => total + level, 0);

/** What a denied promise weighs against it, and a denied risk for it, of what the word itself would. Assumptions. */
const denied = { promise: -1.3, risk: -0.4 };
const turned = (levels: Levels, factor: number): Levels =>
  Object.fromEntries(Object.entries(levels).map(([id, level]) => [id, level * factor]));

const deniers =
  set(`no not never without lack lacking hardly cannot can't don't doesn't didn't won't isn't aren't wasn't less
  minus nor neither zero fail`);
/** How many words a denial reaches forward inside its clause. */
const reach = 3;

function isNegated(tokens: readonly Word[], at: number): boolean {
  const before = rowBefore(tokens, at).slice(-reach).toReversed();
  const back = before.findIndex(({ stem }) => deniers.has(stem));
  return back >= 0 && !(before[back]!.stem === "not" && (before[back - 1] ?? tokens[at]!).stem === "only");
}

/** Whether a clause says of what follows that it is hated, so that a promise in it is a thing that people miss. */
function isHated(tokens: readonly Word[], at: number): boolean {
  const row = rowBefore(tokens, at);
  const last = row.findLastIndex(({ stem }) => /^(?:hate|dislike|detest|dread)$/.test(stem));
  return last >= 0 && !isNegated(tokens, at - row.length + last);
}

/** What a thing does that makes a fault in its object its own fault: "makes bad coffee", "has long queues". */
const producing = beginsWith(
  `mak made ha[sd] have having get g[ai]v serv send sent deliver caus creat sell sold offer us contain charg show
  need requir ship produc includ com bring put add know mean feel look lo[os] miss ignor fail br[eo]ak delay
  suffer face ha[ts] dislik is are was were be pay paid buy bought keep kept remain becom expect think want
  accept run complain complaint`,
);
/** Nouns that say that the fault before them is dealt with: "fraud detection". */
const dealing = beginsWith(
  `detect prevent protect repair relief control remov recover insurance alert filter block resol manag handl
  treat rescu cleanup reduc correct track monitor proof free coach support helpline report killer test checker
  finder remind`,
);
const deeds = new Set(["verb", "gerund", "participle", "auxiliary"]);

/** Whether a word of harm speaks of what a thing deals with: "chases late payers", "fixes broken phones". */
function isElsewhere(tokens: readonly Word[], at: number, length: number): boolean {
  const next = tokens[at + length];
  if (next && !next.opens && dealing.test(next.lower)) return true;
  // "Those who wait for years", "even though the lift is slow".
  const ahead = tokens.slice(Math.max(0, at - 6), at).map(({ lower, opens }) => (opens ? `, ${lower}` : lower));
  if (/\bwho$|\b(?:al)?though (?!it\b)[^,]+$/.test(ahead.join(" "))) return true;
  for (let back = at - 1; back >= 0 && at - back <= 4 && !tokens[back + 1]!.opens; back -= 1) {
    const word = tokens[back]!.lower;
    const before = tokens[back - 1]?.lower ?? "";
    if (/^(?:for|against|about)$/.test(word)) return !/ed$|^(?:known|bad|notorious|sorry)$/.test(before);
    if (/^(?:from|of)$/.test(word))
      return /(?:ion|ment|al|ing|ure|air|ects?)$/.test(before) && !/^(?:suffer|com)ing$/.test(before);
    if (isPeople(word) || /^(?:with|by|at|in|on|to|than|after|because|not|no|too|so|very)$/.test(word)) return false;
    if (isDeed(tokens, back)) return !producing.test(word) && !isPeople(before);
  }
  return false;
}

/** Whether a word is something that is done: a verb by its tag, or by the word before it. */
function isDeed(tokens: readonly Word[], at: number): boolean {
  const { lower, part, joined } = tokens[at]!;
  if (joined || tokens[at + 1]?.joined) return false;
  const before = tokens[at - 1]?.lower ?? "";
  const isLed = /^(?:that|which|who|to|helps?|can|will|would|and|automatically|we|i|they|it|you)$/.test(before);
  return isLed ? !isFunction(lower) || auxiliaries.has(lower) : deeds.has(part) || /.{3}ing$/.test(lower);
}

/** "Would museums pay": those who act are not what is asked about. */
const isAsker = (tokens: readonly Word[], end: number): boolean => {
  const [last, next] = [tokens[end - 1]!, tokens[end]];
  const isDoing = next !== undefined && !next.opens && /^(?:verb|auxiliary|gerund)$/.test(next.part);
  return last.isPlural && isDoing && !/^(?:compare|differ)$/.test(next.lower);
};

const pointing = beginsWith("issue problem concern question worry level experience aspect factor risk matter");
/** "Service area", "children's shoes", "residents and their families": a word that only says which, or who else. */
const isAside = (tokens: readonly Word[], at: number): boolean => {
  const [before, word, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  const isFirst = next !== undefined && !next.opens && next.part === "noun" && !pointing.test(next.lower);
  return word.isOwner || isFirst || /^(?:their|per)$/.test(before?.lower ?? "");
};

/** What follows these describes a thing further, but does not name it. */
const afterHead = /^(?:for|with|that|which|to|from|by|at|in|on|versus|vs|than)$/;
/** What a kind of thing is sold as. */
const sold = new RegExp(
  `^${anyOf(`subscription, membership, plan, pass, service, software, app, tool, platform, system, box, brand, company,
    kit, provider, contract, trial, account, policy, card`)}s?$`,
);

/** The kind of thing a topic is about: what it is asked about as; the longest name of one, the last of equals. */
function kindIn(tokens: readonly Word[], { span: [start, end], isNamed }: Place): PhraseMatch<Category> | null {
  const all = kindsIn(tokens).filter((match) => canBeKind(tokens, match));
  const role = all.find(({ at }) => /^as an?$/.test(`${tokens[at - 2]?.lower} ${tokens[at - 1]?.lower}`));
  if (role !== undefined) return role;
  const inside = all.filter(({ at }) => isIn([[start, end]], tokens[at]!.start));
  // Who is asked about a name is no kind of thing where another is named: "IT managers".
  const things = all.filter(({ at, length }) => !isPeople(tokens[at + length - 1]!.lower));
  const among = inside.length > 0 || !isNamed ? inside : things.length > 0 ? things : all;
  const isJoint = ({ stem }: Word, place: number) => afterHead.test(stem) && !tokens[place + 1]?.joined;
  const joint = tokens.findIndex((word, place) => word.start >= start && isJoint(word, place));
  const head = among.filter(({ at }) => joint < 0 || at <= joint);
  // "Picking up after the dog in the park", "which would café guests choose".
  const isPlain = ({ at, length }: PhraseMatch<Category>) =>
    !tokens.slice(Math.max(0, at - 2), at).some(({ lower }) => /^(?:in|at|on|near)$/.test(lower)) &&
    !isPeople(tokens[at + length]?.lower ?? "");
  const best = (head.length > 0 || inside.length > 0 ? head : among.filter(isPlain)).toSorted(
    (left, right) => right.length - left.length || right.at - left.at,
  );
  return best.find((match) => inside.length === 0 || !isModifier(tokens, match, end)) ?? null;
}

/** Whether words may name the kind: no name in a sentence, nobody who acts, and not the owner of a thing. */
function canBeKind(tokens: readonly Word[], { at, length }: PhraseMatch<Category>): boolean {
  const [first, last, next] = [tokens[at]!, tokens[at + length - 1]!, tokens[at + length]];
  const isName = length === 1 && !first.opens && /^\p{Lu}\p{Ll}/u.test(first.text);
  const isOwner = last.isOwner && !last.isPlural && next?.part === "noun" && !next.opens && !isPeople(next.lower);
  return !isName && !isOwner && !isAsker(tokens, at + length);
}

/** "Dog grooming salon", "school websites": a word before another noun says nothing of what that noun is. */
function isModifier(tokens: readonly Word[], { at, length }: PhraseMatch<Category>, end: number): boolean {
  const next = tokens[at + length];
  if (next === undefined || next.opens || next.end > end || !/^(?:noun|gerund)$/.test(next.part)) return false;
  return !/^\p{Lu}/u.test(next.text) && !isGeneric(next.lower, true) && !sold.test(next.lower);
}

/** The considerations that the words of a passage speak of, whether for or against. */
export function speaksOf(tokens: readonly Token[]): ConsiderationId[] {
  const spoken = meanings
    .find(tokens)
    .flatMap(({ entry }) => ("touches" in entry ? [entry.touches] : (Object.keys(entry.levels) as ConsiderationId[])));
  return [...new Set(spoken)];
}
