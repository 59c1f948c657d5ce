import { type Finding, toFindings } from "#lib/content/finding.ts";
import { secretsByPattern } from "#lib/content/pattern-secrets.ts";
import { readableCopies } from "#lib/content/readable-copies.ts";

/** Finds credentials in a text, also escaped or disguised ones; ranges are in code points of the text as sent. */
export function findSecrets(text: string, copies = readableCopies(text)): Finding[] {
  const found = copies.flatMap((copy) =>
    secretsByPattern(copy.text).map(({ rule, start, end }) => ({ rule, ...copy.toRaw(start, end) })),
  );
  return toFindings(text, found);
}
