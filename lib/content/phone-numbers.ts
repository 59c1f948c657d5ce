import parsePhoneNumber, { type CountryCode, findPhoneNumbersInText } from "libphonenumber-js/max";
import type { Finding } from "#lib/content/finding.ts";

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

/**
 * Finds phone numbers in one reading of a text: international ones, and local ones beside a word for one; ranges are in
 * UTF-16 code units.
 */
export function phoneNumbers(text: string): Finding[] {
  return [...internationalNumbers(text), ...localNumbers(text)];
}

function internationalNumbers(text: string): Finding[] {
  const found: Finding[] = [];
  // The library is slow on numbers, so it gets only a plus sign with enough digits after it.
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

/** A date or a count may follow a number directly, so up to three last groups are tried without. */
function numberAtStart(candidate: string): ReturnType<typeof findPhoneNumbersInText> {
  let part = candidate;
  for (let dropped = 0; dropped < 3; dropped++) {
    part = part.replace(/[ ./-]+\d+\D*$/, "");
    const number = parsePhoneNumber(part);
    if (number?.isValid()) return [{ number, startsAt: 0, endsAt: part.length }];
  }
  return [];
}

// Words before a phone number, by language.
const phoneWords = [
  "(?:tele|smart|cell(?:ular)?[ -]?|mobile[ _-]?|home[ _-]?|work[ _-]?|office[ _-]?|i)?phone(?:[ _-]?(?:number|no\\.?|nr\\.?|#))?",
  "tel(?:\\.|eph)?(?:[ _-]?(?:number|no\\.?|nr\\.?))?",
  "(?:mobile|cell|whatsapp|fax|sms)(?:[ _-]?(?:number|no\\.?|nr\\.?))?",
  "(?:call|ring|text|phone|reach|dial|contact)(?: (?:me|us|him|her|them)(?: back)?(?: (?:at|on|under|via))?| (?:at|on)| (?=\\())",
  "telefon(?:o|e|nummer|-?nr\\.?|numarası|ní číslo)?|tel\\.?-?nr\\.?|rufnummer|handy(?:nummer)?|mobil(?:e|nummer|telefon)?|anrufen unter|festnetz|durchwahl",
  "t[ée]l[ée]phone|t[ée]l\\.?|portable|appelez(?:-moi)?(?: au)?|joignable au",
  "tel[ée]fono|m[óo]vil|celular|ll[áa]mame al|ll[áa]menos al|cellulare|chiamami al|telem[óo]vel|ligue para",
  "telefoon(?:nummer)?|mobiel|bel me op|puhelin(?:numero)?|komórka|tlf\\.?|mob\\.?|gsm|cep",
  "тел(?:ефон)?\\.?|моб\\.?|телефону|电话|手机(?:号码?)?|電話(?:番号)?|携帯|手機|联系电话|전화(?:번호)?|휴대폰|핸드폰|هاتف|جوال|फ़ोन|मोबाइल|điện thoại|โทร\\.?",
].join("|");

const beside = new RegExp(
  `(?<![A-Za-z\u00c0-\u04ff\\p{N}])(?:${phoneWords})["'*\`)\\]]{0,2}(?:</\\w{1,6}>)?(?:\\s{0,2}[:=：|#>]{1,2}\\s{0,2}|\\s{1,2}(?:is|was|ist|lautet|est|es|è|é)\\s{1,2}|是|\\s{1,2}|(?<=[\\u3000-\\u9fff\\uac00-\\ud7a3]))["'*\`]{0,2}([(]?\\d(?:[ ().\\-/\u00a0]{0,3}\\d){6,13})(?![\\p{L}\\p{N}_%]|[ .,:/-]\\d)`,
  "giu",
);

// Countries with a leading 0 in domestic numbers; one of them accepts nearly every such number.
const withZero =
  "DE GB FR AU JP KR CN CH AT NL BE SE FI IE NZ ZA IN TR UA IL BR ID MY TH VN PK BD EG NG KE AR TW RO HR RS SK BG PH TZ GH".split(
    " ",
  );
// Countries without it, where grouping or length marks a number.
const withoutZero = "US ES IT PL PT NO DK CZ CN IN BR MX RU SG HK GR CO CL".split(" ");

function localNumbers(text: string): Finding[] {
  const found: Finding[] = [];
  for (const match of text.matchAll(beside)) {
    const written = match[1]!;
    if (!isLocalNumber(written)) continue;
    const start = match.index + match[0].length - written.length;
    found.push({ rule: "phone_number", start, end: start + written.length });
  }
  return found;
}

function isLocalNumber(written: string): boolean {
  const digits = written.replace(/\D/g, "");
  // Runs and repetitions are placeholders; bare numbers of up to eight digits are as often counts.
  if (/(\d)\1{5}|^0?1?234567/.test(digits) || digits.length < (digits === written ? 9 : 8)) return false;
  const isDate = /^(?:19|20)\d\d([-./ ])\d\d\1\d\d|^\d\d?([-./ ])\d\d?\2(?:19|20)\d\d/.test(written);
  // Network addresses, rows of numbers and seconds since the epoch.
  if (isDate || /^\d{1,3}(?:\.\d{1,3}){3}$|^\d{3}(?: \d{3}){3,}$|^1[5-9]\d{8}$/.test(written)) return false;
  const countries = (digits.startsWith("0") ? withZero : withoutZero) as CountryCode[];
  const numbers = countries.flatMap((country) => parsePhoneNumber(written, country) ?? []);
  return numbers.some((number) => number.isValid()) && !numbers.some(({ number }) => fictional.test(number));
}
