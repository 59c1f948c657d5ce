import { ownValue } from "#lib/own-value.ts";
import { readableCopies, unsafeCharacters } from "./hidden-text.ts";
import { secretsByPattern } from "./pattern-secrets.ts";
import { personalKinds, personalPatterns } from "./personal-patterns.ts";

/** A place in a text that the service would refuse: its rule, its range in UTF-16 units, and what to do. */
export type PostLint = { rule: string; start: number; end: number; message: string };

/** Finds secrets, personal data but phone numbers, and hidden characters while a post is written, in the browser. */
export function lintInBrowser(text: string): PostLint[] {
  const findings = [...secretLints(text), ...personalLints(text), ...unicodeLints(text)];
  const lints: PostLint[] = [];
  for (const lint of findings.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = lints.at(-1);
    // Two rules at one place are one fault: the login inside a connection string, say.
    if (last && lint.start < last.end) last.end = Math.max(last.end, lint.end);
    else lints.push({ ...lint });
  }
  return lints;
}

function secretLints(text: string): PostLint[] {
  return readableCopies(text).flatMap((copy) =>
    secretsByPattern(copy.text).map(({ rule, start, end }) => ({
      rule,
      ...copy.toRaw(start, end),
      message: `Looks like a secret (${rule}): remove it or write <API_KEY>.`,
    })),
  );
}

function personalLints(text: string): PostLint[] {
  return readableCopies(text).flatMap((copy) =>
    personalPatterns
      .flatMap((find) => find(copy.text))
      .map(({ rule, start, end }) => {
        const { what, instead } = ownValue(personalKinds, rule)!;
        return { rule, ...copy.toRaw(start, end), message: `Looks like ${what}: remove it or write ${instead}.` };
      }),
  );
}

function unicodeLints(text: string): PostLint[] {
  const lints: PostLint[] = [];
  let unit = 0;
  let codePoint = 0;
  for (const unsafe of unsafeCharacters(text)) {
    for (; codePoint < unsafe.offset; codePoint++) unit += text.codePointAt(unit)! > 0xffff ? 2 : 1;
    const name = `U+${unsafe.codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
    const end = unit + (unsafe.codePoint > 0xffff ? 2 : 1);
    lints.push({ rule: "unsafe_unicode", start: unit, end, message: `${name} is hidden or unsafe: leave it out.` });
  }
  return lints;
}
