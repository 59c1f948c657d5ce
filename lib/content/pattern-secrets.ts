import type { Finding } from "#lib/content/finding.ts";
import { isPlaceholder } from "#lib/content/looks-real.ts";
import { secretPatterns } from "#lib/content/secret-patterns.ts";
import { wrappedTokens } from "#lib/content/wrapped-tokens.ts";

/** Credentials that our own patterns see in one reading of a text; ranges in UTF-16 code units. */
export function secretsByPattern(text: string): Finding[] {
  const found: Finding[] = [];
  for (const { rule, form, isReal } of secretPatterns) {
    // A search that finds nothing, as nearly all do, is several times cheaper than making its list of matches.
    if (text.search(form) < 0) continue;
    for (const match of text.matchAll(form)) {
      const value = match[1] ?? match[0];
      if (isReal ? !isReal(value, match) : isPlaceholder(value)) continue;
      found.push({ rule, start: match.index, end: match.index + match[0].length });
    }
  }
  // Two whole tokens on two lines are not one.
  const wrapped = wrappedTokens(text, secretPatterns).filter(
    ({ start, end }) => !found.some((other) => other.start > start && other.start < end),
  );
  return [...found, ...wrapped];
}
