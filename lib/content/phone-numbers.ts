import parsePhoneNumber, { findPhoneNumbersInText } from "libphonenumber-js/max";
import type { Finding } from "#lib/content/finding.ts";

// Numbers set aside for fiction and tests: NANP 555-01xx, Ofcom's drama ranges, Twilio's magic numbers.
const fictional =
  /^\+1\d{3}55501\d\d$|^\+447700900\d{3}$|^\+44(?:20794600|1632960|1134960|1614960)\d{2,3}$|^\+1500555\d{4}$/;

/** International phone numbers in one reading of a text; ranges in UTF-16 code units. */
export function phoneNumbers(text: string): Finding[] {
  const found: Finding[] = [];
  // The library is slow on numbers, so it sees only a plus sign with enough digits behind it.
  const candidates = /(?<![A-Za-z_+\p{N}])\+\(?[1-9](?:[ ().\-/]{0,3}\d){6,16}(?!(?!x\d|ext)[A-Za-z_]|\p{N})/gu;
  for (const { 0: candidate, index } of text.matchAll(candidates)) {
    const numbers = findPhoneNumbersInText(candidate);
    for (const { number, startsAt, endsAt } of numbers.length > 0 ? numbers : numberAtStart(candidate)) {
      if (fictional.test(number.number)) continue;
      found.push({ rule: "phone_number", start: index + startsAt, end: index + endsAt });
    }
  }
  return found;
}

/** A date or a count may stand right behind a number, so up to three last groups are tried as not belonging to it. */
function numberAtStart(candidate: string): ReturnType<typeof findPhoneNumbersInText> {
  let part = candidate;
  for (let dropped = 0; dropped < 3; dropped++) {
    part = part.replace(/[ ./-]+\d+\D*$/, "");
    const number = parsePhoneNumber(part);
    if (number?.isValid()) return [{ number, startsAt: 0, endsAt: part.length }];
  }
  return [];
}
