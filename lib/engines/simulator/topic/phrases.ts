import type { Clause } from "./clauses.ts";
import { isNounish, isNumber, isPlural, lower } from "./nounish.ts";
import { stemOf, type Token } from "./read-text.ts";
import { isDoer } from "./vocabulary.ts";
import {
  belongs,
  determiners,
  isCapital,
  isFunction,
  isGeneric,
  isPeople,
  isPlace,
  isQualityWord,
  ownWords,
  verbKind,
} from "./words.ts";

/** A noun phrase of a clause: its words without the article, and what stands around it. */
export type Phrase = {
  clause: Clause;
  /** Positions in the clause's tokens: the first word with its article, and the one behind the last. */
  from: number;
  to: number;
  words: string[];
  article: string;
  /** The small word or verb just before it, in lower case; empty at the start. */
  before: string;
  /** The verb that governs it, where one stands before it in the clause. */
  verb: string;
  isName: boolean;
  isPeople: boolean;
  isGeneric: boolean;
};

/** What stands in a text where a price was. */
export const priceMark = "§";

const isCount = (word: string): boolean =>
  determiners.has(word) || /^(?:first|last|next|past|second|third|\d+)$/.test(word);

/** Whether a word in capitals is a name where it stands. */
function isNamed(token: Token, isFirst: boolean, isKnown: (word: string) => boolean): boolean {
  if (!/\p{Lu}/u.test(token.text) || isCapital(token.text) || /^Quotex/.test(token.text)) return false;
  if (/^\p{Ll}+\p{Lu}/u.test(token.text)) return true;
  return (
    !isFirst ||
    !(
      isKnown(token.text) ||
      isPeople(lower(token)) ||
      isGeneric(lower(token)) ||
      isFunction(lower(token)) ||
      verbKind(lower(token)) !== null
    )
  );
}

/** The noun phrases of a clause, from left to right. */
export function phrasesOf(clause: Clause, isKnown: (word: string) => boolean): Phrase[] {
  const { tokens } = clause;
  const phrases: Phrase[] = [];
  let verb = "";
  let at = 0;
  while (at < tokens.length) {
    const word = lower(tokens[at]);
    const isRelative = /^(?:that|which)$/.test(word) && phrases.at(-1)?.to === at && !tokens[at]!.opens;
    const hasArticle =
      !isRelative && (determiners.has(word) || ownWords.has(word)) && !tokens[at + 1]?.joined && !tokens[at + 1]?.opens;
    let to = hasArticle ? at + 1 : at;
    while (hasArticle && to < tokens.length - 1 && isCount(lower(tokens[to])) && !tokens[to + 1]!.joined) to += 1;
    const first = to;
    while (to < tokens.length && isNounish({ tokens, at: to, inside: to - first, hasArticle, hasVerb: verb !== "" }))
      to += 1;
    if (to === first) {
      if ((verbKind(word) !== null || /.ing$/.test(word)) && !isFunction(word)) verb = word;
      at += 1;
      continue;
    }
    if (isFirstOfTwo(tokens, at, first, to)) {
      to += 1;
      while (to < tokens.length && !isFunction(lower(tokens[to])) && !(tokens[to]!.opens && to > first + 2)) to += 1;
    }
    const next = tokens[to];
    const isPrice =
      hasArticle &&
      clause.text
        .slice(tokens[to - 1]!.end, next?.start)
        .trimStart()
        .startsWith(priceMark);
    if (!isPrice) phrases.push(phraseAt(clause, at, first, shortened(tokens, at, first, to), verb, isKnown));
    at = to;
  }
  return phrases;
}

/** "A park and ride service", "an exclusive, members-only club": one thing, though a joint stands in it. */
function isFirstOfTwo(tokens: readonly Token[], at: number, first: number, to: number): boolean {
  const [joint, next, after] = [tokens[to], tokens[to + 1], tokens[to + 2]];
  if (at === first || to - first !== 1 || !/^an?$/i.test(tokens[at]!.text) || next === undefined) return false;
  const isQualified = /(?:ive|ed|al|ic|able|ful|ous|ent|ant|ing|new|small|big|simple|cheap)$/.test(
    lower(tokens[first]),
  );
  if (isQualified && joint!.opens && !isFunction(lower(joint)) && joint!.start - tokens[to - 1]!.end === 2) return true;
  const isAnd = /^and$/i.test(joint!.text) && !next.opens;
  return isAnd && after !== undefined && !isFunction(lower(next)) && !isFunction(lower(after)) && !after.opens;
}

/** "Find fair", "look cheap": a quality at the end of a clause, and no thing. */
const isQuality = (tokens: readonly Token[], from: number, first: number, to: number, verb: string): boolean =>
  from === first &&
  to - first === 1 &&
  !isPlural(lower(tokens[first])) &&
  ((tokens[first]!.opens &&
    first > 0 &&
    /er$/.test(lower(tokens[first])) &&
    /^(?:and|or|but)$/.test(lower(tokens[to]))) ||
    (tokens[to]?.opens && /.(?:ing|ive|able|ful|ous|ary|ic)$/.test(lower(tokens[first]))) ||
    ((tokens[to] === undefined || tokens[to]!.opens) &&
      /^(?:find|feels?|looks?|seems?|sounds?)$/.test(verb) &&
      lower(tokens[from - 1]) === verb) ||
    (from > 1 && /^(?:is|are|was|were|be|am|been|i'm|we're)$/.test(lower(tokens[from - 1]))) ||
    /^(?:too|very|so|how|more|less|as)$/.test(lower(tokens[from - 1])));

/** "Works better": what stands before it is done, and no thing. */
const isCompared = (word: string): boolean => /^(?:better|best|worse|worst|most|least)$/.test(word);

/** Without a last word that only points at the ones before it: "the car park question". */
function shortened(tokens: readonly Token[], at: number, first: number, to: number): number {
  const isOwn = at < first && ownWords.has(lower(tokens[at]));
  let end = to;
  while (end - first > 1 && isQualityWord(lower(tokens[end - 1])) && !isCompared(lower(tokens[end - 1]))) end -= 1;
  if (isOwn && end - first > 1 && belongs(lower(tokens[end - 1])) && !isPeople(lower(tokens[end - 2]))) return end - 1;
  while (end - first > 1 && isGeneric(lower(tokens[end - 1]), true)) {
    const left = lower(tokens[end - 2]);
    if (isGeneric(left) || isPeople(left) || tokens[end - 1]!.joined || /^\p{Lu}/u.test(tokens[end - 1]!.text)) break;
    end -= 1;
  }
  return end;
}

function phraseAt(
  clause: Clause,
  from: number,
  first: number,
  to: number,
  verb: string,
  isKnown: (word: string) => boolean,
): Phrase {
  const { tokens } = clause;
  const words = tokens.slice(first, to).map(({ text }) => text);
  const head = lower(tokens[to - 1]);
  const named = tokens
    .slice(first, to)
    .map((token, index) => isNamed(token, first + index === 0 || token.opens, isKnown));
  const isOwn = from < first && ownWords.has(lower(tokens[from]));
  const isModified = words.slice(0, -1).some((word) => !isGeneric(word.toLowerCase()) && !isPeople(word.toLowerCase()));
  const isName = named.every(Boolean);
  return {
    clause,
    from,
    to,
    words,
    article: from < first ? lower(tokens[from]) : "",
    before: lower(tokens[from - 1]),
    verb,
    isName: isName && !words.some((word) => /^\d+$/.test(word)),
    isPeople:
      !isName &&
      ((from === first && isDoer(head)) ||
        isPeople(head, isOwn || /^an?$/i.test(tokens[from]!.text), words.length > 1)) &&
      !/^(?:ai|robot|virtual|digital|smart|automated)$/i.test(words[0]!),
    isGeneric:
      !isName &&
      (isQuality(tokens, from, first, to, verb) ||
        isGeneric(head, isModified) ||
        isNumber(tokens[to - 1]) ||
        isPlace(words.at(-1)!)),
  };
}

/** A phrase as it is compared with others: the stem of its last word. */
export const headOf = ({ words }: Phrase): string => stemOf(words.at(-1)!);
