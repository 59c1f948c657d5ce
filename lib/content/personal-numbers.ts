import { partOf } from "../cut-text.ts";
import known from "./known-numbers.json" with { type: "json" };

/** Card numbers that payment providers publish for tests; they belong to nobody. */
const testCards = new Set(known.test_cards);

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
export function isPaymentCard(number: string): boolean {
  const digits = number.replace(/\D/g, "");
  // Only tests use 400000 as the first six digits, and long runs of one digit.
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
const ibanLengths = new Map(Object.entries(known.iban_lengths));

/** Examples from the registry, encyclopedias and payment providers. */
const exampleIbans = new Set(known.example_ibans);

/** The length of the IBAN at a text's start, with spaces and dashes between its groups; 0 without one. */
export function ibanLengthAt(text: string): number {
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
  return remainderOf97(partOf(iban, 4) + partOf(iban, 0, 4)) === 1 ? end : 0;
}

function remainderOf97(iban: string): number {
  let remainder = 0;
  for (const character of iban) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
