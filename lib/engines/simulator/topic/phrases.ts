import type { Clause } from "./clauses.ts";
import type { Word } from "./grammar.ts";
import { stemOf } from "./read-text.ts";
import { isMany, nominal, opening, spanAt } from "./spans.ts";
import { isProduct, isWord } from "./vocabulary.ts";
import { belongs, isCapital, isGeneric, isPeople, isPlace, isQualityWord } from "./words.ts";

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

/** What is put in a text for a price. */
export const priceMark = "§";

/** The noun phrases of a clause, from left to right. */
export function phrasesOf(clause: Clause): Phrase[] {
  const { tokens: words } = clause;
  const phrases: Phrase[] = [];
  let verb = "";
  let at = 0;
  let hasVerb = false;
  while (at < words.length) {
    const [first, end] = spanAt(words, at, hasVerb);
    if (end > first) {
      if (!isPriced(clause, at, end)) phrases.push(phraseAt(clause, at, first, trimmed(words, at, first, end), verb));
      at = end;
      continue;
    }
    if (isDeed(words[at]!)) verb = words[at]!.lower;
    hasVerb = (hasVerb || isDeed(words[at]!)) && !/^(?:and|but|or)$/.test(words[at]!.lower);
    at += 1;
  }
  return phrases;
}

export const isDeed = ({ part }: Word): boolean => part === "verb" || part === "gerund" || part === "participle";

const isPriced = ({ text, tokens: words }: Clause, at: number, end: number): boolean =>
  opening.has(words[at]!.part) &&
  text
    .slice(words[end - 1]!.end, words[end]?.start)
    .trimStart()
    .startsWith(priceMark);

/** Without a last word that only points at the ones before it: "the car park question", "our gym members". */
function trimmed(words: readonly Word[], at: number, first: number, end: number): number {
  let to = end;
  const word = (back: number) => words[to - back]!.lower;
  while (to - first > 1 && (isQualityWord(word(1)) || /^(?:go|come|leave|stay|prefer)$/.test(word(1)))) to -= 1;
  // "The yarn shop's customers" are asked about the shop.
  const owner = words.slice(first, to - 1).findLastIndex(({ isOwner }) => isOwner);
  const isOfThing = owner >= 0 && first + owner === to - 2 && !isPeople(word(2).replace(/'s?$/, ""), false, true);
  if (isOfThing && (isPeople(word(1)) || isGeneric(word(1)))) return to - 1;
  const isOwn = at < first && words[at]!.part === "own";
  if (isOwn && to - first > 1 && belongs(word(1)) && !isPeople(word(2))) return to - 1;
  while (to - first > 1 && isGeneric(word(1), true)) {
    if (
      !nominal.has(words[to - 2]!.part) ||
      isGeneric(word(2)) ||
      isPeople(word(2)) ||
      words[to - 1]!.joined ||
      /^\p{Lu}/u.test(words[to - 1]!.text)
    )
      break;
    to -= 1;
  }
  return to;
}

/** Whether a word in capitals is a name where it is. */
function isNamed({ text, lower, opens, part }: Word): boolean {
  if (!/\p{Lu}/u.test(text) || isCapital(text) || /^Quotex/.test(text)) return false;
  if (isProduct(lower)) return true;
  return !opens || !(isWord(lower) || isPeople(lower) || isGeneric(lower)) || (part === "name" && !isWord(lower));
}

/** "Notion vs Confluence", "Notion for teams as a tool": a common word in a capital that is used as a name. */
const isTitleName = ({ text }: Clause, first: number, to: number): boolean =>
  first === 0 && to === 1 && /^\p{Lu}\p{L}+\s(?:(?:vs\.?|versus|or|and)\s\p{Lu}|for\s.*\sas\san?\s)/u.test(text);

function phraseAt(clause: Clause, from: number, first: number, to: number, verb: string): Phrase {
  const own = clause.tokens.slice(first, to);
  const words = own.map(({ text }) => text);
  const head = own.at(-1)!;
  const isOwn = from < first && clause.tokens[from]!.part === "own";
  const isModified = own
    .slice(0, -1)
    .some(
      ({ lower, part }) =>
        part !== "participle" &&
        !isGeneric(lower) &&
        !isPeople(lower) &&
        !/^(?:lost|won|many|better|best|worse|worst)$/.test(lower),
    );
  const isName = own.every(isNamed) || isTitleName(clause, first, to);
  return {
    clause,
    from,
    to,
    words,
    isOwn,
    article: from < first ? clause.tokens[from]!.lower : "",
    before: clause.tokens[from - 1]?.lower ?? "",
    verb,
    isName,
    isPeople:
      !isName &&
      (isMany(head) || isPeople(head.lower, isOwn || /^an?$/.test(clause.tokens[from]!.lower), words.length > 1)) &&
      own[0]!.part !== "gerund" &&
      !/^(?:ai|robot|virtual|digital|smart|automated)$/i.test(words[0]!),
    isGeneric:
      !isName &&
      (isGeneric(head.lower, isModified) || head.part === "number" || isPlace(head.text) || isQualityWord(head.lower)),
  };
}

/** A phrase as it is compared with others: the stem of its last word. */
export const headOf = ({ words }: Phrase): string => stemOf(words.at(-1)!);
