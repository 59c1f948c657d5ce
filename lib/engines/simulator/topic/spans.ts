import { isLet, type Word } from "./grammar.ts";
import { isPeople } from "./words.ts";

// Which words belong to a noun phrase where they are, by what each does there.

export const opening = new Set(["determiner", "own", "number"]);
export const nominal = new Set(["noun", "name"]);
const inner = new Set(["adjective", "participle", "gerund", ...nominal]);

/** Where a phrase that begins with the word at a place has its first word after the article, and where it ends. */
export function spanAt(words: readonly Word[], at: number, hasVerb: boolean): [first: number, end: number] {
  let first = at;
  while (isOpening(words, first, first === at)) first += 1;
  let end = first;
  while (end < words.length && goesOn(words, { at, first, end, hasVerb })) end += 1;
  // "The old", "the second": an article makes a thing of a quality; without one a quality is none.
  while (end > first && !canEnd(words, at, first, end)) end -= 1;
  return [first, end];
}

function isOpening(words: readonly Word[], at: number, isFirst: boolean): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word?.text.endsWith("%")) return false;
  if (word === undefined || next === undefined || (!isFirst && word.opens) || next.joined || next.opens) return false;
  if (/^(?:that|which)$/.test(word.lower) && next.part !== "noun" && next.part !== "adjective") return false;
  return opening.has(word.part) || possessives.has(word.lower) || counting.test(word.lower);
}
const counting = /^(?:more|most|less|last|next|past|first|second|third)$/;
const possessives = new Set("our my your their his her its".split(" "));

type Span = { at: number; first: number; end: number; hasVerb: boolean };

/** Whether the next word belongs to the phrase before it. */
function goesOn(words: readonly Word[], { at, first, end, hasVerb }: Span): boolean {
  const word = words[end]!;
  const last = words[end - 1];
  const next = words[end + 1];
  const isInside = end > first;
  if (word.joined && end > at) return true;
  if (isInside && last!.lower === "and") return true;
  if (word.opens && end > at) return isInside && isQualified(words, at, first, end);
  if (next?.joined && !next.opens) return !isInside || !isClosed(last!, word);
  if (isInside && last!.part === "name" && /^(?:\d+|max|plus|pro|one)$/.test(word.lower)) return true;
  if (word.text.endsWith("%")) return !isInside && next !== undefined && !next.opens;
  if (isInside && isQualifier(last!) && (word.part === "verb" || nominal.has(word.part))) return true;
  // "Our returns process" is no deed of returns.
  if (word.lower === "process" && isInside && at < first) return true;
  if (word.part === "verb")
    return isInside ? isNounInPlace(words, { at, first, end, hasVerb }) : isCalled(words, at, end);
  if (!inner.has(word.part)) return isPair(words, at, first, end);
  if (!isInside) return !/gerund|participle/.test(word.part) || modifies(words, at, end) || isDoing(words, at, end);
  if (nominal.has(word.part)) return !isClosed(last!, word) && !isLeft(last!, word, next);
  if (word.part === "gerund")
    return nominal.has(last!.part) && !last!.isPlural && !isPeople(last!.lower) && !opensNext(next);
  return (!nominal.has(last!.part) || last!.isOwner) && next !== undefined && !next.opens;
}

/** "Parkrun-style": the end of a word that says what the next one is like. */
const isQualifier = ({ joined, lower }: Word): boolean =>
  joined && /^(?:style|based|free|friendly|like|type|grade|sized?|only|led|made|proof)$/.test(lower);

/** "Fresh pasta in" and "the change of": a word that can be done is a thing behind an article. */
const isCalled = (words: readonly Word[], at: number, end: number): boolean =>
  end > at && !words[end]!.opens && words[end - 1]!.part !== "number";

/** Behind people and plurals nothing is added to a phrase: "customers return", "shops sharing". */
function isClosed(last: Word, word: Word): boolean {
  if (last.isOwner) return false;
  if (last.part === "name" && word.part === "name") return false;
  return last.lower.startsWith("quotex") || (isMany(last) && !isPeople(word.lower));
}

/** "Pharmacies flicker in": a plural is seldom followed by the last word of its phrase. */
const isLeft = (last: Word, word: Word, next: Word | undefined): boolean =>
  last.isPlural &&
  !last.isOwner &&
  last.part === "noun" &&
  word.part === "noun" &&
  !word.isPlural &&
  !pluralParts.has(last.lower) &&
  !last.lower.endsWith("ics") &&
  (next === undefined || next.opens || next.part === "preposition");
const pluralParts = new Set(
  "maths savings sports sales news operations goods systems arts parents women men kids".split(" "),
);

export const isMany = ({ lower, isPlural, isActor }: Word): boolean => isPlural && (isActor || isPeople(lower));

const opensNext = (next: Word | undefined): boolean =>
  next !== undefined &&
  !next.opens &&
  (opening.has(next.part) || next.part === "pronoun" || possessives.has(next.lower));

/** "Their bike-share pass in": where the clause has its verb, a word that could be another is a thing. */
function isNounInPlace(words: readonly Word[], { at, first, end, hasVerb }: Span): boolean {
  const [last, next] = [words[end - 1]!, words[end + 1]];
  if (!hasVerb || isLet(words, end) || last.isPlural || last.part !== "noun" || isMany(last)) return false;
  if (end - first >= 3 || (at === first && !/^(?:preposition|verb|gerund)$/.test(words[at - 1]?.part ?? "")))
    return false;
  return next === undefined || next.opens || /preposition|conjunction|auxiliary|adverb/.test(next.part);
}

/** "Printed cards", "charging report": what is done as a quality of the thing that follows. */
function modifies(words: readonly Word[], at: number, end: number): boolean {
  const [before, word, next] = [words[at - 1], words[end]!, words[end + 1]];
  if (end > at) return true;
  if (next === undefined || next.opens || !(nominal.has(next.part) || next.part === "adjective")) return false;
  if (word.part === "gerund" && next.part === "name") return false;
  if (word.part === "gerund") return word.opens || before === undefined || isBought(words, at);
  return before === undefined || word.opens || !(nominal.has(before.part) || /pronoun|auxiliary/.test(before.part));
}

/** "Honest about flossing": what is done, with nothing that it is done to. */
const isDoing = (words: readonly Word[], at: number, end: number): boolean =>
  words[end]!.part === "gerund" && words[at - 1]?.part === "preposition" && (words[end + 1]?.opens ?? true);

/** "Buy running shoes", "pay for parking permits": behind most verbs what ends in -ing says which thing. */
function isBought(words: readonly Word[], at: number): boolean {
  const [early, before] = [words[at - 2], words[at - 1]!];
  if (before.part === "question" || (/^(?:out|up|off|in)$/.test(before.lower) && early?.part === "verb")) return true;
  if (before.part === "verb")
    return !/^(?:start|stop|keep|enjoy|love|like|hate|avoid|consider|mind|try)/.test(before.lower);
  return (
    before.lower === "for" &&
    words.slice(0, at).some(({ lower }) => /^(?:pa[iy]\w*|fees?|price|budget)$/.test(lower)) &&
    early !== undefined
  );
}

/** "An exclusive, members-only club": qualities with a comma between them. */
function isQualified(words: readonly Word[], at: number, first: number, end: number): boolean {
  const [word, next] = [words[end]!, words[end + 1]];
  return (
    at < first &&
    words[end - 1]!.part === "adjective" &&
    end - first === 1 &&
    word.start - words[end - 1]!.end === 2 &&
    (word.part === "adjective" || next?.joined === true)
  );
}

/** "A park and ride service": two words with "and" between them before one thing. */
function isPair(words: readonly Word[], at: number, first: number, end: number): boolean {
  const [word, next, after] = [words[end]!, words[end + 1], words[end + 2]];
  if (at === first || end - first !== 1 || !/^an?$/.test(words[at]!.lower) || word.lower !== "and") return false;
  return (
    next !== undefined &&
    !next.opens &&
    after !== undefined &&
    !after.opens &&
    inner.has(after.part) &&
    !opening.has(next.part)
  );
}

function canEnd(words: readonly Word[], at: number, first: number, end: number): boolean {
  const last = words[end - 1]!;
  if (last.lower === "and") return false;
  if (nominal.has(last.part) || last.joined || last.part === "gerund") return true;
  if (last.part === "verb") return at < first || end - first > 1;
  return last.part === "number" || (at < first && end - first === 1 && last.part === "adjective");
}
