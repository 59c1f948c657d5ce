import { type RandomSource, seeded } from "#lib/testing/corpus/seeded.ts";

/** A post with fabricated personal data. */
export type PersonPost = { kind: string; value: string; text: string };

const first = ["mara", "tomas", "yuki", "nadia", "owen", "lucia", "henrik", "amina", "pavel", "ines"];
const last = ["holm", "okafor", "brandt", "silva", "novak", "tanaka", "reyes", "lindqvist", "moreau", "petrov"];
const hosts = [
  "gmail.com",
  "outlook.com",
  "posteo.de",
  "proton.me",
  "163.com",
  "cs.uni-nord.edu",
  "mail.kontor-ost.co.uk",
  "yahoo.co.jp",
];

const person = (r: RandomSource) => `${r.pick(first)}.${r.pick(last)}`;
const mailbox = (r: RandomSource) => `${person(r)}${r.below(90) + 10}@${r.pick(hosts)}`;

// Number plans with digits that subscribers have.
const phone = (r: RandomSource) =>
  r.pick([
    () => `+1 ${r.pick(["212", "415", "312"])} ${r.pick(["374", "673", "286"])} ${r.digits(4)}`,
    () => `+1${r.pick(["646", "503"])}${r.pick(["374", "673"])}${r.digits(4)}`,
    () => `+1 (${r.pick(["206", "617"])}) ${r.pick(["464", "253"])}-${r.digits(4)}`,
    () => `+49 151 ${r.digits(8)}`,
    () => `+49 (0)30 ${2 + r.below(7)}${r.digits(7)}`,
    () => `+44 7400 ${r.from("2345678", 6)}`,
    () => `+33 6 ${[1, 2, 3, 4].map(() => r.from("12345678", 2)).join(" ")}`,
    () => `+81 90-${r.from("12345678", 4)}-${r.digits(4)}`,
    () => `+91 98${r.digits(3)} ${r.digits(5)}`,
    () => `+55 11 9${r.from("6789", 1)}${r.digits(3)}-${r.digits(4)}`,
  ])();

/** Appends the check digit that makes the digits pass the Luhn test. */
function withLuhn(digits: string): string {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const value = Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return digits + String((10 - (sum % 10)) % 10);
}

const card = (r: RandomSource) =>
  r.pick([
    () => withLuhn(`4539${r.from("123456789", 11)}`),
    () => withLuhn(`5${1 + r.below(5)}${r.from("123456789", 13)}`),
    () => withLuhn(`2${3 + r.below(3)}${r.from("123456789", 13)}`),
    () => withLuhn(`37${r.from("123456789", 12)}`),
    () => withLuhn(`6011${r.from("123456789", 11)}`),
    () => withLuhn(`35${3 + r.below(5)}${r.from("123456789", 12)}`),
  ])();

const grouped = (digits: string, separator: string) =>
  digits.length === 15
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].join(separator)
    : digits.match(/.{1,4}/g)!.join(separator);

function ibanOf(r: RandomSource): string {
  const [country, account] = r.pick([
    () => ["DE", r.digits(18)],
    () => ["FR", `${r.digits(10)}${r.digits(11)}${r.digits(2)}`],
    () => ["GB", `BARC${r.digits(14)}`],
    () => ["NL", `INGB${r.digits(10)}`],
    () => ["ES", r.digits(20)],
    () => ["PL", r.digits(24)],
  ])() as [string, string];
  let remainder = 0;
  for (const sign of `${account}${country}00`) {
    const value = Number.parseInt(sign, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return `${country}${String(98 - remainder).padStart(2, "0")}${account}`;
}

const ssn = (r: RandomSource) =>
  `${r.pick(["219", "433", "512", "601"])}-${r.from("123456789", 2)}-${r.from("123456789", 4)}`;

const kinds: Record<string, (r: RandomSource) => string> = {
  email: mailbox,
  "email with a tag": (r) => `${person(r)}+reviews@${r.pick(hosts)}`,
  "email in capitals": (r) => mailbox(r).toUpperCase(),
  "email of an international domain": (r) => `${r.pick(first)}@bücher-${r.pick(last)}.de`,
  "email with an entity": (r) => mailbox(r).replace("@", "&#64;"),
  "email with a full-width sign": (r) => mailbox(r).replace("@", "\uff20"),
  "email with a backslash": (r) => mailbox(r).replace("@", "\\@"),
  "email in a query": (r) => `https://app.acme.dev/invite?email=${mailbox(r).replace("@", "%40")}&lang=en`,
  "email spelled out": (r) => `${person(r)} [at] ${r.pick(hosts).replaceAll(".", " [dot] ")}`,
  "email in words": (r) => `${person(r)} at gmail dot com`,
  "phone number": phone,
  "phone number with dots": (r) => `+49.151.${r.digits(4)}.${r.digits(4)}`,
  "phone number before a date": (r) => `+49 151 ${r.digits(8)} 2026-01-0${1 + r.below(9)}`,
  "phone number with an extension": (r) => `+1-415-374-${r.digits(4)}x12`,
  "phone number in a link": (r) => `tel:${phone(r).replace(/\(0\)|[^+\d]/g, "")}`,
  "payment card": card,
  "payment card in groups": (r) => grouped(card(r), " "),
  "payment card with dashes": (r) => grouped(card(r), "-"),
  "payment card with its date": (r) => `${grouped(card(r), " ")} 11/29 ${r.digits(3)}`,
  iban: ibanOf,
  "iban in groups": (r) =>
    ibanOf(r)
      .match(/.{1,4}/g)!
      .join(" "),
  "social security number": ssn,
  "named social security number": (r) => `SSN: ${ssn(r).replaceAll("-", "")}`,
};

const frames: ((value: string) => string)[] = [
  (value) => `The invoice went to ${value} although I had asked for a test run. Version 2.3.1.`,
  (value) => `{"status":"ok","contact":"${value}","items":12}`,
  (value) => `2026-02-03T04:05:06Z INFO delivered to=${value} in 212 ms`,
  (value) => `| field | value |\n|---|---|\n| customer | ${value} |`,
  (value) => `Reach me under ${value}.`,
  (value) => `请联系${value}，谢谢。`,
];

/** Builds the labelled posts: `perKind` of every kind, each in another context. */
export function fabricatedPersonPosts(perKind: number, seed: number): PersonPost[] {
  const r = seeded(seed);
  return Object.entries(kinds).flatMap(([kind, make]) =>
    Array.from({ length: perKind }, () => {
      const value = make(r);
      return { kind, value, text: r.pick(frames)(value) };
    }),
  );
}
