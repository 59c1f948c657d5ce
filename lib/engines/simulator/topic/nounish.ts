import type { Token } from "./read-text.ts";
import {
  asks,
  auxiliaries,
  determiners,
  isFunction,
  isPeople,
  objects,
  ownWords,
  prepositions,
  pronouns,
  verbKind,
} from "./words.ts";

// Which words are things where they stand. English tells by the neighbours: the same word is done after "to" and had
// after "the".

/** A word that is looked at, in its row: how many words of the phrase stand before it, and what was there already. */
export type Place = { tokens: readonly Token[]; at: number; inside: number; hasArticle: boolean; hasVerb: boolean };

export const lower = (token: Token | undefined): string => token?.text.toLowerCase().replaceAll("’", "'") ?? "";
export const isNumber = (token: Token | undefined): boolean => /^\d/.test(token?.text ?? "");
export const isPlural = (word: string): boolean => word.length > 3 && /[^su]s$/.test(word);
const isEnd = (tokens: readonly Token[], at: number): boolean => tokens[at + 1]?.opens ?? true;

const opensObject = (word: string): boolean =>
  determiners.has(word) || ownWords.has(word) || objects.has(word) || asks.has(word);
const areMany = (word: string): boolean =>
  isPeople(word) && (isPlural(word) || /^(?:people|men|women|children)$/.test(word));
/** Whether a word is neither small nor a verb: nothing new begins just behind it. */
const isContent = (word: string): boolean => word !== "" && !isFunction(word) && verbKind(word) === null;

const noAdverb = /(?:family|early|weekly|monthly|daily|yearly|friendly|supply|elderly|assembly|fly|likely)$/;
const noParticiple = /(?:need|seed|speed|bed|feed|kitchen|garden|children|women|men)$/;
const quantity = /^(?:some|most|many|all|each|others|few|that|both|any)$/;
const beforeDeeds =
  /^(?:for|by|from|of|in|to|before|after|when|while|about|through|than|(?:start|stop|keep|enjoy)\w*)$/;
const stances = /^(?:reaction|attitude|approach|response|barrier|resistance|objection)s?$/;

/** Whether the word at a place is part of a noun phrase. */
export function isNounish(place: Place): boolean {
  const { tokens, at, inside, hasArticle } = place;
  const token = tokens[at]!;
  const word = lower(token);
  const before = lower(tokens[at - 1]);
  if (token.opens && inside > 0) return false;
  if (token.joined) return inside > 0;
  if (inside > 0 && ((areMany(before) && !isPeople(word)) || before.startsWith("quotex"))) return false;
  if (tokens[at + 1]?.joined) return true;
  if (isNumber(token)) return inside === 0 && !isNumber(tokens[at + 1]);
  if (word === "online" && inside === 0 && !isEnd(tokens, at) && !isFunction(lower(tokens[at + 1]))) return true;
  if (isFunction(word)) return false;
  // "I supervise".
  if (inside === 0 && !token.opens && /^(?:i|we|they|you|he|she)$/.test(before)) return false;
  // "Make drivers slow down".
  if (inside === 0 && !hasArticle && !token.opens && areMany(before) && !isPlural(word)) return false;
  if (/^\p{Ll}+ly$/u.test(token.text) && !noAdverb.test(word)) return false;
  return isThing(place, word, before);
}

function isThing(place: Place, word: string, before: string): boolean {
  const { tokens, at, inside, hasArticle } = place;
  const following = lower(tokens[at + 1]);
  const isFirst = hasArticle && inside === 0;
  if (word.endsWith("ing") && opensObject(following) && !isEnd(tokens, at)) return isFirst;
  const kind = verbKind(word);
  if (isFirst && quantity.test(before) && /ed$/.test(word)) return false;
  if (/(?:ed|en)$/.test(word) && (kind === "verb" || /ed$/.test(word)) && !noParticiple.test(word))
    return inside === 0 && !isEnd(tokens, at) && !pronouns.has(before) && (hasArticle || !isFunction(following));
  if (kind === null || (/^\p{Lu}/u.test(tokens[at]!.text) && at > 0 && !tokens[at]!.opens)) return true;
  if (word.endsWith("ing")) return isFirst || isThingInIng(place, before, following);
  if (isFirst) return kind === "either" || !quantity.test(before);
  if (kind === "verb") return false;
  return inside === 0 ? opensPhrase(place, word, before, following) : goesOn(place, word, before, following);
}

/** Whether an -ing word tells of a thing, as in "invoicing app", and is nothing done, as in "using our app". */
function isThingInIng({ tokens, at, inside }: Place, before: string, following: string): boolean {
  if (isEnd(tokens, at)) return inside > 0;
  if (isFunction(following) || isNumber(tokens[at + 1])) return false;
  if (inside > 0) return !((isPlural(before) || isPeople(before)) && verbKind(lower(tokens[at])) === "verb");
  if (!tokens[at]!.opens && isContent(before)) return false;
  return !beforeDeeds.test(before) && verbKind(following) !== "verb";
}

/** Whether a word that can be both begins a phrase. */
function opensPhrase({ tokens, at }: Place, word: string, before: string, following: string): boolean {
  if (!tokens[at]!.opens && isContent(before)) return false;
  if (at === 0 || tokens[at]!.opens)
    return !isEnd(tokens, at) && !opensObject(following) && !prepositions.has(following);
  if (before === "to") return stances.test(lower(tokens[at - 2]));
  if (/^(?:what|who|that)$/.test(before) && word.endsWith("s")) return false;
  if (auxiliaries.has(before) || pronouns.has(before)) return false;
  return prepositions.has(before) || !opensObject(following);
}

/** Whether a word that can be both goes on with a phrase, and is not what its thing does. */
function goesOn({ tokens, at, inside, hasVerb }: Place, word: string, before: string, following: string): boolean {
  const isBase = !/[^s]s$/.test(word);
  if (isEnd(tokens, at)) return !(isPlural(before) || isPeople(before)) || word.endsWith("s");
  if (following === "of") return true;
  if (opensObject(following) || isNumber(tokens[at + 1]) || isPlural(before)) return false;
  if (hasVerb) return true;
  // "Customers of our garden tool rental return things".
  if (inside >= 3 && isBase && isContent(following)) return false;
  const isInverted = auxiliaries.has(lower(tokens[0]));
  if (isInverted && isBase && verbKind(following) === null && !auxiliaries.has(following))
    return !prepositions.has(following);
  return isBase || !(prepositions.has(following) || following === "to");
}
