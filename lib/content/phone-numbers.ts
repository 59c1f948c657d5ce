import parsePhoneNumber, { type CountryCode, findPhoneNumbersInText } from "libphonenumber-js/max";
import type { Finding } from "#lib/content/hidden-text.ts";
import { partOf } from "#lib/cut-text.ts";

// Numbers reserved for fiction and tests: NANP 555-01xx, Twilio's magic numbers, and those of Ofcom, ARCEP, ACMA,
// ComReg and the Bundesnetzagentur.
const fictional = new RegExp(
  `^(?:${[
    "\\+1\\d{3}55501\\d\\d",
    "\\+1500555\\d{4}",
    "\\+447700900\\d{3}",
    "\\+44(?:20794600|1632960|1134960|1614960)\\d{2,3}",
    "\\+33(?:19900|26191|35301|46571|53649|63998)\\d{4}",
    "\\+61(?:491570\\d{3}|[2378](?:5550|7010)\\d{4})",
    "\\+353209\\d{6}",
    "\\+49(?:3023125|6990009|4066969|2214710|8999998)\\d{2,4}",
    "\\+4915(?:228817386|228895456|254599371)",
  ].join("|")})$`,
);

/** International numbers, and local ones, that are looked up in one reading: each costs up to a millisecond. */
const mostLookups = 40;

/** Finds phone numbers, international or beside a word for one; ranges are in UTF-16 code units. */
export const phoneNumbers = (text: string): Finding[] => [...internationalNumbers(text), ...localNumbers(text)];

function internationalNumbers(text: string): Finding[] {
  const findings: Finding[] = [];
  // The library is slow on numbers, so it gets only a plus sign with enough digits after it.
  const candidates = /(?<![A-Za-z_+\p{N}])\+\(?[1-9](?:[ ().\-/]{0,3}\d){6,16}(?!(?!x\d|ext)[A-Za-z_]|\p{N})/gu;
  let lookups = 0;
  for (const { 0: candidate, index } of text.matchAll(candidates)) {
    if (++lookups > mostLookups) break;
    const numbers = findPhoneNumbersInText(candidate);
    for (const { number, startsAt, endsAt } of numbers.length > 0 ? numbers : numberAtStart(candidate)) {
      if (fictional.test(number.number)) continue;
      findings.push({ rule: "phone_number", start: index + startsAt, end: index + endsAt });
    }
  }
  return findings;
}

/** A date or a count may follow a number directly, so some last groups are tried without. */
function numberAtStart(candidate: string): ReturnType<typeof findPhoneNumbersInText> {
  let part = candidate;
  for (let dropped = 0; dropped < 3; dropped++) {
    part = part.replace(/[ ./-]+\d+\D*$/, "");
    const number = parsePhoneNumber(part);
    if (number?.isValid()) return [{ number, startsAt: 0, endsAt: part.length }];
  }
  return [];
}

// Words for a phone or a call in the languages of most posts.
const phoneWord = new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:tele|smart|cell|i)?phones?|ph|tel|telephone|mob(?:ile)?|cell(?:ular)?|landline|hotline|whatsapp|fax|sms|call|ring|text|dial|reach|contact|(?:my|his|her|their|our) number" +
    "|tele[fv]o\\p{L}{1,9}|tlf|rufnummer|handy\\p{L}{0,8}|mobi[le]\\p{L}{0,8}|festnetz|durchwahl|anrufen|gsm|cep|puhelin\\p{L}{0,8}|komórka" +
    "|t[ée]l(?:[ée]phone)?|portable|appelez|joignable|tel[ée]fono|m[óo]vil|celular|cellulare|ll[áa]ma\\p{L}{0,4}|chiama\\p{L}{0,3}|telem[óo]vel|ligue" +
    "|тел(?:ефон)?|моб|điện thoại)(?![\\p{L}\\p{N}])|电话|手机|電話|携帯|手機|전화|휴대폰|핸드폰|هاتف|جوال|फ़ोन|मोबाइल|โทร",
  "giu",
);
const candidate =
  /(?<![A-Za-zÀ-ӿ\p{N}_$€£+]|[A-Za-z\p{N}][/-]|\p{N}\.|\d[ ,:]{1,2})[(]?\d(?:[ ().\-/\u00a0]{0,3}\d){6,13}(?![\p{L}\p{N}_%]|[ .,:/-]\d)/gu;

/** Whether a number is a phone's by what is between it and the nearest word for one. */
const besides = [
  // Any words of one sentence, when the number is grouped.
  { grouped: true, before: /^\.?[^\d\n.;!?]{0,40}$/, after: /^[^\d\n.;!?]{0,12}$/ },
  {
    grouped: false,
    before: /^(?:[^\p{L}\d\n]|(?:number|no|nr|me|us|at|on|is|was|ist|est|es)(?!\p{L})|[号码番是]|번호){0,8}$/u,
    after: /^\s?[([]$/,
  },
];

function localNumbers(text: string): Finding[] {
  const words = [...text.matchAll(phoneWord)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
  if (words.length === 0) return [];
  const findings: Finding[] = [];
  let next = 0;
  let lookups = 0;
  for (const { 0: number, index } of text.matchAll(candidate)) {
    const end = index + number.length;
    while (next < words.length && words[next]!.start < index) next += 1;
    // Groups of three may be a count.
    const isGrouped = /\D/.test(number) && !/^\d{1,3}(?:[ .]\d{3}){2,}$/.test(number);
    const { before, after } = besides.find(({ grouped }) => grouped === isGrouped)!;
    const [last, following] = [words[next - 1], words[next]];
    const isBeside =
      (last && before.test(partOf(text, Math.max(last.end, index - 60), index))) ||
      (following && after.test(partOf(text, end, Math.min(following.start, end + 60))));
    if (!isBeside || isOther(number)) continue;
    if (++lookups > mostLookups) break;
    if (isLocalNumber(number)) findings.push({ rule: "phone_number", start: index, end });
  }
  return findings;
}

// Countries with a leading 0 in domestic numbers; one of them accepts nearly every such number.
const withZero =
  "DE GB FR AU JP KR CN CH AT NL BE SE FI IE NZ ZA IN TR UA IL BR ID MY TH VN PK BD EG NG KE AR TW RO HR RS SK BG PH TZ GH".split(
    " ",
  );
// Countries without it, where grouping or length marks a number.
const withoutZero = "US ES IT PL PT NO DK CZ CN IN BR MX RU SG HK GR CO CL".split(" ");

/** Whether digits are a placeholder, a count, a date, a network address, a row of numbers or seconds since the epoch. */
function isOther(text: string): boolean {
  const digits = text.replace(/\D/g, "");
  // A bare number is as often a count as an ungrouped phone number, so it needs a digit more.
  if (/(\d)\1{5}|^0?1?234567/.test(digits) || digits.length < (digits === text ? 9 : 8)) return true;
  const isDate = /^(?:19|20)\d\d([-./ ])\d\d\1\d\d|^\d\d?([-./ ])\d\d?\2(?:19|20)\d\d/.test(text);
  return isDate || /^\d{1,3}(?:\.\d{1,4}){3}$|^\d{3}(?: \d{3}){3,}$|^1[5-9]\d{8}$/.test(text);
}

function isLocalNumber(text: string): boolean {
  const countries = (text.replace("(", "").startsWith("0") ? withZero : withoutZero) as CountryCode[];
  const numbers = countries.flatMap((country) => parsePhoneNumber(text, country) ?? []);
  return numbers.some((number) => number.isValid()) && !numbers.some(({ number }) => fictional.test(number));
}
