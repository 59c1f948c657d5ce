import { addressSecrets } from "#lib/content/address-secrets.ts";
import { assignedSecrets } from "#lib/content/assigned-secrets.ts";
import { commandSecrets } from "#lib/content/command-secrets.ts";
import type { Finding } from "#lib/content/finding.ts";
import { keyMaterial } from "#lib/content/key-material.ts";
import { isPlaceholder } from "#lib/content/looks-real.ts";
import { anyToken, type SecretPattern } from "#lib/content/secret-pattern.ts";
import { vendorTokens } from "#lib/content/vendor-tokens.ts";
import { wrappedTokens } from "#lib/content/wrapped-tokens.ts";

/** The forms of credentials, specific before general; each has its cases in the corpus. */
export const secretPatterns: SecretPattern[] = [
  ...vendorTokens,
  ...keyMaterial,
  ...addressSecrets,
  ...commandSecrets,
  ...assignedSecrets,
];

const hasToken = anyToken(secretPatterns);
const others = secretPatterns.filter(({ unbounded }) => unbounded === undefined);

/** Finds credentials by our own patterns in one reading of a text; ranges are in UTF-16 code units. */
export function secretsByPattern(text: string): Finding[] {
  const findings: Finding[] = [];
  const hasClue = cluesIn(text);
  for (const { rule, form, clue, isReal } of hasToken(text) ? secretPatterns : others) {
    // Nearly all searches find nothing, and a plain search is several times cheaper than a list of matches.
    if (!hasClue(clue) || text.search(form) < 0) continue;
    for (const match of text.matchAll(form)) {
      const value = match[1] ?? match[0];
      if (isReal ? !isReal(value, match) : isPlaceholder(value)) continue;
      findings.push({ rule, start: match.index, end: match.index + match[0].length });
    }
  }
  // Two whole tokens on two lines are not one.
  const wrapped = wrappedTokens(text, secretPatterns).filter(
    ({ start, end }) => !findings.some((other) => other.start > start && other.start < end),
  );
  return [...findings, ...wrapped];
}

/** Reports whether a text has a clue; forms that share one look for it once. */
function cluesIn(text: string): (clue: RegExp | undefined) => boolean {
  let last: RegExp | undefined;
  let isThere = true;
  return (clue) => {
    if (clue !== last) isThere = clue === undefined || text.search(clue) >= 0;
    last = clue;
    return isThere;
  };
}
