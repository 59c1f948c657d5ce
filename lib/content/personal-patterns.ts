import { partOf } from "../cut-text.ts";
import { mailName } from "../in-words.ts";
import type { Finding } from "./hidden-text.ts";
import numbers from "./known-numbers.json" with { type: "json" };
import { homePaths, isPersonalEmailAddress, spelledEmails } from "./personal-names.ts";

/** A form, and a part of every match of it that is found far faster. */
type CluedForm = { form: RegExp; clue: RegExp };

/** The matches of a form; a text without the clue is not searched for it. */
function matchesOf(text: string, { form, clue }: CluedForm): Iterable<RegExpExecArray> {
  return text.search(clue) < 0 ? [] : text.matchAll(form);
}

type Find = (text: string) => Finding[];
type RangeOf = (match: RegExpExecArray) => [start: number, end: number] | null;

/** Finds what has one of these forms, at the range of its match; null where that is no such value. */
function findBy(rule: string, forms: CluedForm[], rangeOf: RangeOf): Find {
  const findingsIn = (text: string, form: CluedForm) =>
    Array.from(matchesOf(text, form), rangeOf).filter((range) => range !== null);
  return (text) => forms.flatMap((form) => findingsIn(text, form).map(([start, end]) => ({ rule, start, end })));
}

const localPart = /[\p{L}\p{N}._%+'-]{1,64}$/u;
const domain =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}(?:\p{L}{2,24}|xn--[a-z0-9-]{2,59})(?![\p{L}\p{N}(])/u;
function emails(text: string): Finding[] {
  const findings: Finding[] = [];
  // Outward from each @, so long runs of letters are read once.
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    const before = partOf(text, Math.max(0, at - 260), at);
    const local = localPart.exec(partOf(before, -64))?.[0].replace(/^(?:.*%[0-9A-F]{2}|[.'%-]+)/, "");
    const host = domain.exec(partOf(text, at + 1, at + 255))?.[0];
    // `://name:password@` is a login, which the secret rules judge; `://<hex>@` is the public key of an error tracker.
    if (!local || !host || /:\/\/(?:[^\s/@:]*:[^\s/@]*|[0-9a-f]{16,64})$/.test(before)) continue;
    if (isPersonalEmailAddress(local, host))
      findings.push({ rule: "email", start: at - local.length, end: at + 1 + host.length });
  }
  return findings;
}

// Forms of card numbers; a row with more groups of four beside them is a table. Tried at every place,
// because a match must not swallow the number after it.
const card = /\d{4}[ -]?\d{4}/;
const cardForms: CluedForm[] = [
  /(?<![A-Za-z_.#$\p{N}-])(?<!\d{4} )(?=(\d{4}([ -])\d{4}\2\d{4}\2\d{4}\2\d{3})(?![A-Za-z_\p{N}-]|\.\d))/gu,
  /(?<![A-Za-z_.#$\p{N}-])(?<!\d{4} )(?=(\d{4}([ -])\d{4}\2\d{4}\2\d{4})(?![A-Za-z_\p{N}-]|\.\d| \d{4}(?!\d)))/gu,
  /(?<![A-Za-z_.#$\p{N}-])(?=(\d{4}([ -])\d{6}\2\d{4,5})(?![A-Za-z_\p{N}-]|\.\d))/gu,
  /(?<![A-Za-z_.#$\p{N}-])(?=(\d{14,16})(?![A-Za-z_\p{N}-]|\.\d))/gu,
].map((form) => ({ form, clue: card }));

const paymentCards = findBy("payment_card", cardForms, ({ 1: card, index }) =>
  isPaymentCard(card!) ? [index, index + card!.length] : null,
);

const iban: CluedForm = {
  clue: /\d\d(?<=[A-Za-z]{2}\d\d)/,
  form: /(?<![A-Za-z0-9_])[A-Za-z]{2}\d{2}(?=[ -]?[A-Za-z0-9])/g,
};

const ibans = findBy("iban", [iban], ({ input, index }) => {
  const length = ibanLengthAt(partOf(input, index, index + 48));
  return length > 0 ? [index, index + length] : null;
});

// Printed so often that they identify nobody.
const sampleSocialSecurityNumbers = new Set(["123456789", "078051120", "219099999", "111223333", "123121234"]);

const dashed: CluedForm = {
  clue: /\d-\d\d-\d/,
  form: /(?<![\w.$#/-])(?!000|666|9)\d{3}-(?!00)\d\d-(?!0000)\d{4}(?![\w/-]|\.\d)/g,
};
const nameForm: CluedForm = {
  clue: /\d{3}[ -]?\d\d[ -]?\d{4}/,
  form: /(?:\bssn\b|social security(?: number| no\.?)?)[^\n\d]{1,12}((?!000|666|9)\d{3}[ -]?(?!00)\d\d[ -]?(?!0000)\d{4})(?!\d)/gi,
};

const socialSecurityNumbers = findBy("us_ssn", [dashed, nameForm], ({ 0: whole, 1: value = whole, index }) => {
  const end = index + whole.length;
  return sampleSocialSecurityNumbers.has(value.replace(/\D/g, "")) ? null : [end - value.length, end];
});

const uuid = /(?<![0-9A-Za-z])[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}(?![0-9A-Za-z])/g;

/** Skips UUIDs: one in some thousand random ones has the form and check digits of a real account. */
export const outsideIds =
  (find: Find): Find =>
  (text) =>
    find(text.replaceAll(uuid, (id) => "|".repeat(id.length)));

/** What is written in place of a secret. */
export const insteadOfSecret = "<API_KEY>";
/** Personal data by rule: its name, and what to write instead. */
export const personalKinds: Record<string, { what: string; instead: string }> = {
  email: { what: `an ${mailName}`, instead: "<EMAIL>" },
  phone_number: { what: "a phone number", instead: "<PHONE>" },
  payment_card: { what: "a payment card's number", instead: "<CARD>" },
  iban: { what: "an account number (IBAN)", instead: "<IBAN>" },
  us_ssn: { what: "a social security number", instead: "<SSN>" },
  home_path: {
    what: "a home folder named after a person",
    instead: "/home/<user>, /Users/<user> or C:\\Users\\<user>",
  },
};

/** Finds personal data by its form alone, in one reading of a text; ranges are in UTF-16 code units. */
export const personalPatterns: Find[] = [
  emails,
  spelledEmails,
  homePaths,
  ...[paymentCards, ibans, socialSecurityNumbers].map(outsideIds),
];

/** The forms whose clue is looked for first. */
export const cluedPersonal: CluedForm[] = [...cardForms, iban, dashed, nameForm];

/** Card numbers that payment providers publish for tests; they belong to nobody. */
const testCards = new Set(numbers.test_cards);

const cardIssuers: { prefix: RegExp; lengths: number[] }[] = [
  { prefix: /^4/, lengths: [16, 19] },
  { prefix: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { prefix: /^3[47]/, lengths: [15] },
  { prefix: /^3(?:0[0-5]|[689])/, lengths: [14, 16, 19] },
  { prefix: /^(?:6011|64[4-9]|65)/, lengths: [16, 19] },
  { prefix: /^35(?:2[89]|[3-8])/, lengths: [16, 19] },
  { prefix: /^62/, lengths: [16, 17, 18, 19] },
  { prefix: /^(?:220[0-4]|60|81|82|508|9792)/, lengths: [16] },
  { prefix: /^(?:5018|5020|5038|5893|6304|6759|676[1-3])/, lengths: [14, 15, 16, 17, 18, 19] },
];

/** Whether digits, possibly in groups, can be a real payment card's number. */
function isPaymentCard(number: string): boolean {
  const digits = number.replace(/\D/g, "");
  // Only tests begin with these digits, or have long runs of one digit.
  if (testCards.has(digits) || digits.startsWith("400000") || /(\d)\1{5}/.test(digits)) return false;
  const isIssued = cardIssuers.some(({ prefix, lengths }) => prefix.test(digits) && lengths.includes(digits.length));
  return isIssued && passesLuhn(digits);
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Length of an IBAN by country (IBAN registry, release 99). */
const ibanLengths = new Map(Object.entries(numbers.iban_lengths));

/** Examples from the registry, encyclopedias and payment providers. */
const exampleIbans = new Set(numbers.example_ibans);

/** The length of the IBAN at a text's start, with spaces and dashes between its groups; 0 without one. */
function ibanLengthAt(text: string): number {
  const expected = ibanLengths.get(partOf(text, 0, 2).toUpperCase());
  if (!expected) return 0;
  let iban = "";
  let end = 0;
  while (iban.length < expected) {
    const isSeparator = (text[end] === " " || text[end] === "-") && iban.length % 4 === 0;
    if (isSeparator) end += 1;
    if (!/[A-Za-z0-9]/.test(text[end] ?? "")) return 0;
    iban += text[end]!.toUpperCase();
    end += 1;
  }
  if (/[A-Za-z0-9]/.test(text[end] ?? "") || exampleIbans.has(iban)) return 0;
  const digits = (partOf(iban, 4) + partOf(iban, 0, 4)).replaceAll(
    /[A-Z]/g,
    (letter) => `${Number.parseInt(letter, 36)}`,
  );
  return BigInt(digits) % 97n === 1n ? end : 0;
}
