import type { Clause } from "./clauses.ts";
import type { Word } from "./grammar.ts";
import { belongs, isCapital, isGeneric, isPeople, isPlace, isProduct, isQualityWord, isWord } from "./words.ts";

/** A noun phrase of a clause: its words without the article, and what is around it. */
export type Phrase = {
  clause: Clause;
  /** Positions in the clause's words: the first with its article, and the one behind the last. */
  from: number;
  to: number;
  words: string[];
  article: string;
  /** With "our" or "my" before it. */
  isOwn: boolean;
  /** The word just before it, in lower case; empty at the start. */
  before: string;
  /** The last verb before it in the clause. */
  verb: string;
  isName: boolean;
  isPeople: boolean;
  isGeneric: boolean;
};

const deeds = /^(?:verb|gerund|participle)$/;
/** What is put in a text for a price, and whether a word is put there for words that people are shown. */
export const priceMark = "§";
export const isShown = (word: string): boolean => word.startsWith("Quotex");
const isOpening = ({ part, lower }: Word): boolean =>
  /^(?:determiner|own|number)$/.test(part) ||
  /^(?:more|most|less|last|next|past|first|second|third|your|their|his|her|its)$/.test(lower);
const isNominal = ({ part }: Word): boolean => part === "noun" || part === "name";
const isOfPeople = ({ lower }: Word): boolean => isPeople(lower);
const isMany = ({ lower, isPlural, isActor }: Word): boolean => isPlural && (isActor || isPeople(lower));
/** The noun phrases of a clause, from left to right. */
export function phrasesOf(clause: Clause): Phrase[] {
  const { tokens } = clause;
  const phrases: Phrase[] = [];
  let verb = "";
  for (let at = 0; at < tokens.length; at += 1) {
    const first = firstOf(tokens, at);
    let end = first;
    while (end < tokens.length && goesOn(tokens, at, first, end)) end += 1;
    while (end > first && !canEnd(tokens, at, first, end)) end -= 1;
    if (end > first) {
      phrases.push(phraseAt(clause, at, first, trimmed(tokens, at, first, end), verb));
      at = end - 1;
    } else if (deeds.test(tokens[at]!.part)) verb = tokens[at]!.lower;
  }
  return phrases;
}

/** Where a phrase that begins at a place has its first word behind articles, possessives and counts. */
const firstOf = (tokens: readonly Word[], at: number): number =>
  tokens.findIndex((word, first) => {
    const next = tokens[first + 1];
    return first >= at && (!next || next.joined || next.opens || (first > at && word.opens) || !isOpening(word));
  });

/** Whether the next word belongs to the phrase before it. */
function goesOn(tokens: readonly Word[], at: number, first: number, end: number): boolean {
  const [last, word, next] = [tokens[end - 1], tokens[end]!, tokens[end + 1]];
  const isFirst = end === first;
  const isLast = next === undefined || next.opens;
  if (word.joined && end > at) return true;
  if (word.opens && end > at) return false;
  // "Fresh pasta in", "the change of": a word that can be done is a thing behind an article.
  if (word.part === "verb") return isFirst && end > at && last!.part !== "number";
  if (isNominal(word) || (next?.joined && !isLast)) return isFirst || !isClosed(last!, word);
  if (!/^(?:adjective|participle|gerund)$/.test(word.part)) return false;
  if (isFirst) return word.part === "adjective" || modifies(tokens, at, end);
  // "Invoice factoring for", but not "law firms choosing" nor "a shop selling it".
  if (word.part === "gerund")
    return isNominal(last!) && (isLast || !(last!.isPlural || isOpening(next) || [last!, next].some(isOfPeople)));
  return (!isNominal(last!) || last!.isOwner) && !isLast;
}

/** Behind people and words that are shown nothing is added to a phrase: "customers return". */
const isClosed = (last: Word, word: Word): boolean =>
  !(last.isOwner || last.lower === "kids") && (isShown(last.text) || (isMany(last) && !isPeople(word.lower)));
/** "Printed cards", "charging report": what is done as a quality of the thing that follows. */
function modifies(tokens: readonly Word[], at: number, end: number): boolean {
  const [before, word, next] = [tokens[at - 1], tokens[end]!, tokens[end + 1]];
  if (end > at) return true;
  if (next === undefined || next.opens) return word.part === "gerund" && before?.part === "preposition";
  // "Cancelled Audible", but "Kindling Coffee sells".
  const isOfName = /^\p{Lu}/u.test(word.text) && deeds.test(tokens[end + 2]?.part ?? "");
  if (!isNominal(next) || (isNamed(next) && !isOfName)) return false;
  if (before === undefined || word.opens || word.part === "participle") return true;
  // "Buy running shoes", "pay for parking permits".
  if (before.lower === "for") return /^(?:pa[iy]|fee|price|spend|charg)/.test(tokens[at - 2]?.lower ?? "");
  return before.part === "verb";
}

function canEnd(tokens: readonly Word[], at: number, first: number, end: number): boolean {
  const last = tokens[end - 1]!;
  return at < first || isNominal(last) || last.joined || last.part === "gerund" || last.part === "number";
}

/** Without a last word that only points at the ones before it: "the car park question", "our gym members". */
function trimmed(tokens: readonly Word[], at: number, first: number, end: number): number {
  let to = end;
  const word = (back: number) => tokens[to - back]!.lower;
  while (to - first > 1 && isQualityWord(word(1))) to -= 1;
  const isOfThing = tokens[at]!.part === "own" || (to - first > 2 && /^(?:buy|us|subscrib)ers$/.test(word(1)));
  if (isOfThing && to - first > 1 && tokens[to - 1]!.isPlural && belongs(word(1)) && !isPeople(word(2))) return to - 1;
  while (to - first > 1 && isGeneric(word(1), true)) {
    const isNoun = isNominal(tokens[to - 2]!) || tokens[to - 2]!.part === "gerund";
    const isModified = isNoun && !isPeople(word(2)) && (to - first > 2 || !isGeneric(word(2)));
    if (!isModified || tokens[to - 1]!.joined || /^\p{Lu}/u.test(tokens[to - 1]!.text)) break;
    to -= 1;
  }
  // "Xero's weak points" are a part of Xero.
  const owner = tokens.slice(0, to).findLastIndex(({ isOwner }) => isOwner);
  const isPart = tokens.slice(owner + 1, to).every(({ lower, part }) => part === "adjective" || isGeneric(lower));
  return owner >= first && isPart && tokens[to]?.lower !== "of" ? owner + 1 : to;
}

/** "Netflix's price", but not "Hendrick's and Tanqueray". */
export const isOwner = ({ clause: { tokens }, to }: Phrase): boolean =>
  tokens[to - 1]!.isOwner && /^(?:noun|adjective)$/.test(tokens[to]?.opens === false ? tokens[to].part : "");
/** Whether a word in capitals is a name where it is. */
function isNamed({ text, lower, opens }: Word): boolean {
  if (!/\p{Lu}/u.test(text) || isCapital(text) || isShown(text)) return false;
  return isProduct(lower) || !opens || !(isWord(lower) || isGeneric(lower) || /.(?:er|or)s$/.test(lower));
}

/** "Notion vs Confluence", "Notion for teams as a tool": a common word in a capital that is used as a name. */
const titleName = /^(?!Quotex)\p{Lu}\p{L}+\s(?:(?:vs\.?|versus|or|and)\s\p{Lu}|for\s.*\sas\san?\s)/u;
/** What an asker's thing is set against: "a different school", "than current bikes". */
const others = /\b(?:another|other|same|different|rival|competing|(?:that|than) (?:\w+ )?(?:current|existing))\b/;

function phraseAt(clause: Clause, from: number, first: number, to: number, verb: string): Phrase {
  const own = clause.tokens.slice(first, to);
  const [opens, head, start] = [clause.tokens[from]!, own.at(-1)!, own[0]!];
  const isOwn = from < first && opens.part === "own";
  const isName = own.every(isNamed) || (first === 0 && to === 1 && titleName.test(clause.text));
  const isModified = own
    .slice(0, -1)
    .some(({ lower }) => !isGeneric(lower) && !isPeople(lower) && !isQualityWord(lower));
  const isOfPeople = isMany(head) || isPeople(head.lower, isOwn || /^an?$/.test(opens.lower), own.length > 1);
  const isMachine = start.part === "gerund" || /^(?:ai|robot|virtual|digital|smart|automated)$/.test(start.lower);
  const led = `${clause.tokens[from - 1]?.lower} ${opens.lower} ${start.lower}`;
  const isOther = !isOwn && others.test(led);
  // "Sign-ups".
  const isMeasure = isGeneric(clause.text.slice(own.at(-2)?.start ?? head.start, head.end).toLowerCase());
  const isNothing = head.part === "number" || isPlace(head.text) || isQualityWord(head.lower) || isOther || isMeasure;
  return {
    ...{ clause, from, to, isOwn, verb, isName },
    words: own.map(({ text }) => text),
    article: from < first ? opens.lower : "",
    before: clause.tokens[from - 1]?.lower ?? "",
    isPeople: !isName && isOfPeople && !isMachine,
    isGeneric: !isName && (isGeneric(head.lower, isModified) || isNothing),
  };
}
