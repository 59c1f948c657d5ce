import type { Quote } from "../../read-quotes.ts";
import type { Token } from "../../read-text.ts";
import type { Features } from "./read-features.ts";
import { isFunction } from "./words.ts";

const mostClaims = 8;
const longestQuote = 120;
/** How many words before a denial and behind a promise belong to it. */
const beside = 2;

/** Claims in the topic's own words: messages in quotes, and each promise with what it is about. */
export function readClaims(
  text: string,
  tokens: readonly Token[],
  { features, kindAt }: Features,
  quotes: readonly Quote[],
): string[] {
  const said = quotes.filter((quote) => quote.isShown && quote.text.length <= longestQuote).map((quote) => quote.text);
  const kind = kindAt ?? { at: 0, length: 0 };
  let taken = -1;
  const promised = features
    .filter(({ levels }) => Object.values(levels).reduce((sum, level) => sum + level, 0) > 0)
    // "Smart" of "smart ring" is what such things are called.
    .filter(({ at, length }) => at < kind.at || at + length > kind.at + kind.length)
    .flatMap(({ at, length, isDenied }) => {
      if (at <= taken) return [];
      let first = at;
      let last = at + length - 1;
      while (isDenied && first > 0 && at - first < beside && !tokens[first]!.opens) first -= 1;
      while (tokens[first]!.joined) first -= 1;
      for (let more = 0; more < beside; more += 1) {
        const next = tokens[last + 1];
        if (!next || next.opens || /^\d/.test(next.text) || (isFunction(next.text.toLowerCase()) && !next.joined))
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
