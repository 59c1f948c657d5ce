import { ownValue } from "#lib/own-value.ts";
import { type Finding, findIn, nameOf, onePerPlace, readableCopies, unsafeCharacters } from "./hidden-text.ts";
import { secretsByPattern } from "./pattern-secrets.ts";
import { insteadOfSecret, personalKinds, personalPatterns } from "./personal-patterns.ts";

/** A place in a text that the service would refuse: its rule, its range in UTF-16 units, and what to do. */
export type PostLint = Finding & { message: string };

/** Finds secrets, personal data but phone numbers, and hidden characters while a post is written, in the browser. */
export function lintInBrowser(text: string): PostLint[] {
  const copies = readableCopies(text);
  const secrets = findIn(copies, [secretsByPattern]).map((one) => ({
    ...one,
    message: `Looks like a secret (${one.rule}): remove it or write ${insteadOfSecret}.`,
  }));
  const personal = findIn(copies, personalPatterns).map((one) => {
    const { what, instead } = ownValue(personalKinds, one.rule)!;
    return { ...one, message: `Looks like ${what}: remove it or write ${instead}.` };
  });
  return onePerPlace([...secrets, ...personal, ...unicodeLints(text)]);
}

function unicodeLints(text: string): PostLint[] {
  const lints: PostLint[] = [];
  let unit = 0;
  let codePoint = 0;
  for (const unsafe of unsafeCharacters(text)) {
    for (; codePoint < unsafe.offset; codePoint++) unit += text.codePointAt(unit)! > 0xffff ? 2 : 1;
    const end = unit + (unsafe.codePoint > 0xffff ? 2 : 1);
    lints.push({
      rule: "unsafe_unicode",
      start: unit,
      end,
      message: `${nameOf(unsafe)} is hidden or unsafe: leave it out.`,
    });
  }
  return lints;
}
