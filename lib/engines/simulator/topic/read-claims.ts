import type { Quote } from "../../read-quotes.ts";
import type { Token } from "../../read-text.ts";
import { type Features, sumOf } from "./read-features.ts";
import { isFunction } from "./words.ts";

const mostClaims = 8;
const longestQuote = 120;

/** Claims in the topic's own words: messages in quotes, and each promise with what it is about. */
export function readClaims(text: string, tokens: Token[], { features, kindAt }: Features, quotes: Quote[]): string[] {
  const claims = quotes
    .filter((quote) => quote.isShown && quote.text.length <= longestQuote)
    .map((quote) => quote.text);
  // "Smart" of "smart ring" is what such things are called.
  const isKind = (at: number) => kindAt !== null && at >= kindAt.at && at < kindAt.at + kindAt.length;
  const promised = features.filter(({ levels, at }) => !isKind(at) && sumOf(levels) > 0);
  for (const { at, length, isDenied } of promised) {
    let [first, last] = [at, at + length - 1];
    while (isDenied && first > 0 && at - first < 2 && !tokens[first]!.opens) first -= 1;
    while (tokens[first]!.joined) first -= 1;
    for (let next = tokens[last + 1]; last < at + length + 1 && next && !next.opens; next = tokens[last + 1]) {
      if (/^\d/.test(next.text) || (isFunction(next.text.toLowerCase()) && !next.joined)) break;
      last += 1;
    }
    const claim = text.slice(tokens[first]!.start, tokens[last]!.end);
    if (!claims.some((other) => other.toLowerCase().includes(claim.toLowerCase()))) claims.push(claim);
  }
  return claims.slice(0, mostClaims);
}
