import { type Finding, toFindings } from "#lib/content/finding.ts";
import { isPlaceholder } from "#lib/content/looks-real.ts";
import { secretsByPattern } from "#lib/content/pattern-secrets.ts";
import { readableCopies } from "#lib/content/readable-copies.ts";
import { findBySecretlintRules } from "#lib/content/secretlint-rules.ts";

/** Finds credentials in a text, also escaped or disguised ones; ranges are in code points of the text as sent. */
export async function findSecrets(text: string): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const copy of readableCopies(text)) {
    for (const { rule, start, end } of secretsByPattern(copy.text)) found.push({ rule, ...copy.toRaw(start, end) });
    for (const { rule, start, end } of await findBySecretlintRules(copy.text)) {
      if (!isPlaceholder(copy.text.slice(start, end))) found.push({ rule, ...copy.toRaw(start, end) });
    }
  }
  return toFindings(text, found);
}
