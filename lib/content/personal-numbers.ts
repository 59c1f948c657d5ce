import { partOf } from "../cut-text.ts";

/** Card numbers that payment providers publish for tests; they belong to nobody. */
const testCards = new Set(
  (
    "4242424242424242 4000056655665556 4111111111111111 4012888888881881 4009348888881881 4005519200000004 4500600000000061 4988438843884305 " +
    "4917610000000000 4217651111111119 4761739001010010 5555555555554444 5105105105105100 5200828282828210 5424000000000015 " +
    "5431111111111111 5454545454545454 5577000055770004 2223003122003222 2223000048410010 2222405343248877 2222420000001113 " +
    "378282246310005 371449635398431 378734493671000 374245455400126 341111111111111 370000000000002 6011111111111117 " +
    "6011000990139424 6011981111111113 6011000000000012 6555900000604105 3566002020360505 3530111333300000 3569990010095841 " +
    "3056930009020004 30569309025904 38520000023237 36227206271667 36006666333344 6200000000000005 6200000000000047 " +
    "6205500000000000004 5019717010103742 6331101999990016 6759649826438453 5018000000000009"
  ).split(" "),
);

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
export function isPaymentCard(written: string): boolean {
  const digits = written.replace(/\D/g, "");
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

// Length of an IBAN by country (IBAN registry, release 99).
const ibanLengths = new Map<string, number>(
  (
    "AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 " +
    "FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 " +
    "LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 " +
    "RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30"
  )
    .split(" ")
    .map((entry) => [partOf(entry, 0, 2), Number(partOf(entry, 2))]),
);

// Examples from the registry, encyclopedias and payment providers.
const exampleIbans = new Set(
  (
    "GB82WEST12345698765432 GB29NWBK60161331926819 GB33BUKB20201555555555 DE89370400440532013000 " +
    "FR1420041010050500013M02606 FR7630006000011234567890189 NL91ABNA0417164300 NL39RABO0300065264 " +
    "ES9121000418450200051332 IT60X0542811101000000123456 CH9300762011623852957 BE68539007547034 " +
    "AT611904300234573201 NO9386011117947 TR330006100519786457841326 CY17002001280000001200527600 " +
    "MT84MALT011000012345MTLCAST001S PL61109010140000071219812874 SE4550000000058398257466 DK5000400440116243 " +
    "FI2112345600000785 PT50000201231234567890154 IE29AIBK93115212345678 LU280019400644750000 " +
    "GR1601101250000000012300695 CZ6508000000192000145399 SK3112000000198742637541 " +
    "HU42117730161111101800000000 RO49AAAA1B31007593840000 BG80BNBG96611020345678 HR1210010051863000160 " +
    "SI56263300012039086 LT121000011101001000 LV80BANK0000435195001 EE382200221020145685 " +
    "IS140159260076545510730339 LI21088100002324013AA MC5811222000010123456789030 AE070331234567890123456 " +
    "SA0380000000608010167519 IL620108000000099999999"
  ).split(" "),
);

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
