import type { Quote } from "./quotes.ts";
import type { Features } from "./read-features.ts";
import type { Token } from "./read-text.ts";
import { isFunction } from "./words.ts";

const mostClaims = 8;
const longestQuote = 120;

/** Claims in the topic's own words: messages in quotes, and each promise with what it is about. */
export function readClaims(
  text: string,
  tokens: readonly Token[],
  { features, category }: Features,
  quotes: readonly Quote[],
): string[] {
  const said = quotes.filter((quote) => quote.isShown && quote.text.length <= longestQuote).map((quote) => quote.text);
  const kind = category ?? { at: 0, length: 0 };
  let taken = -1;
  const promised = features
    .filter(({ levels }) => Object.values(levels).reduce((sum, level) => sum + level, 0) > 0)
    // "Smart" of "smart ring" is what such things are called.
    .filter(({ at, length }) => at < kind.at || at + length > kind.at + kind.length)
    .flatMap(({ at, length, denied }) => {
      if (at <= taken) return [];
      let first = at;
      let last = at + length - 1;
      if (denied) while (first > 0 && at - first < 2 && !tokens[first]!.opens) first -= 1;
      while (tokens[first]!.joined) first -= 1;
      for (let more = 0; more < 2; more += 1) {
        const next = tokens[last + 1];
        if (!next || next.opens || (isFunction(next.text.toLowerCase()) && !next.joined) || /^\d/.test(next.text))
          break;
        last += 1;
      }
      taken = last;
      return text.slice(tokens[first]!.start, tokens[last]!.end);
    });
  const claims: string[] = [];
  for (const claim of [...said, ...promised])
    if (!claims.some((other) => other.toLowerCase().includes(claim.toLowerCase()))) claims.push(claim);
  return claims.slice(0, mostClaims);
}
