import { type Finding, toFindings } from "#lib/content/finding.ts";
import { isPlaceholder } from "#lib/content/looks-real.ts";
import { readableCopies } from "#lib/content/readable-copies.ts";
import { secretPatterns } from "#lib/content/secret-patterns.ts";
import { findWithSecretlint } from "#lib/content/secretlint-rules.ts";

/** Finds credentials in a text, also escaped or disguised ones; ranges in code points of the text as sent. */
export async function findSecrets(text: string): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const copy of readableCopies(text)) {
    for (const { rule, start, end } of findByPattern(copy.text)) found.push({ rule, ...copy.toRaw(start, end) });
    for (const { rule, start, end } of await findWithSecretlint(copy.text)) {
      if (!isPlaceholder(copy.text.slice(start, end))) found.push({ rule, ...copy.toRaw(start, end) });
    }
  }
  return toFindings(text, found);
}

function findByPattern(text: string): Finding[] {
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
  return found;
}
