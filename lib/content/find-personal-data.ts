import { type Finding, toFindings } from "#lib/content/finding.ts";
import { outsideIds, personalPatterns } from "#lib/content/personal-patterns.ts";
import { phoneNumbers } from "#lib/content/phone-numbers.ts";
import { readableCopies } from "#lib/content/readable-copies.ts";

/**
 * Finds e-mail addresses, phone numbers (international ones, and local ones beside a word for one), payment cards,
 * IBANs, US social security numbers and home folders named after a person; ranges are in code points of the text as
 * sent. It does not find names and postal addresses.
 */
export function findPersonalData(text: string, copies = readableCopies(text)): Finding[] {
  const found: Finding[] = [];
  for (const copy of copies) {
    for (const find of [...personalPatterns, outsideIds(phoneNumbers)]) {
      for (const { rule, start, end } of find(copy.text)) found.push({ rule, ...copy.toRaw(start, end) });
    }
  }
  return toFindings(text, found);
}
