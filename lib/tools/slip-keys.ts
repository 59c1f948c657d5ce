import { partOf } from "../cut-text.ts";

/** Shorter words are one slip away from too many others. */
const shortest = 5;
/** Longer ones would need too many keys. */
const longest = 40;

/**
 * Keys by which a word is found from another that is one slip away: a letter changed, left out, added or swapped with
 * its neighbour, never the first (Damerau 1964).
 */
export function slipKeys(kind: string, word: string): string[] {
  const keys = swaps(kind, word);
  if (word.length < shortest || word.length > longest) return keys;
  for (const [at, rest] of withoutEach(word)) keys.push(`${kind}~${at}:${rest}`, `${kind}-:${rest}`);
  return keys;
}

/** The keys to look for from a word that may be one slip away from a known one. */
export function seekSlips(kind: string, word: string): string[] {
  if (word.length > longest) return [];
  const keys = [...swaps(kind, word), `${kind}-:${word}`];
  for (const [at, rest] of withoutEach(word)) {
    if (word.length >= shortest) keys.push(`${kind}~${at}:${rest}`);
    // A short name is recognised when its letter is doubled.
    if (rest.length >= shortest || word[at] === word[at - 1]) keys.push(`${kind}:${rest}`);
  }
  return keys;
}

/** The word without each of its letters but the first. */
function withoutEach(word: string): [at: number, rest: string][] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, before) => {
    const at = before + 1;
    return [at, `${partOf(word, 0, at)}${partOf(word, at + 1)}`];
  });
}

/** The word with each two neighbours in the order of the alphabet. */
function swaps(kind: string, word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => {
    const pair = [word[at]!, word[at + 1]!].sort().join("");
    return `${kind}%${at}:${partOf(word, 0, at)}${pair}${partOf(word, at + 2)}`;
  }).filter(() => word.length >= 4 && word.length <= longest);
}
