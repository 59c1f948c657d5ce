import type * as z from "zod";

const words =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** A count in a sentence: a word where it is small. */
export const inWords = (count: number): string => words[count] ?? grouped(count);

/** How often in a sentence. */
export const timesInWords = (times: number): string => ["never", "once", "twice"][times] ?? `${times} times`;

const shares = ["", "all", "half", "a third", "a quarter", "a fifth"];
/** A share in a sentence: "half", "a third"; in percent where it has no such word. */
export const shareInWords = (share: number): string => shares[1 / share] ?? `${Math.round(100 * share)} %`;

/** The language of the service, for numbers, days, lists and readers aloud. */
export const language = "en-GB";
// Made once: a study writes hundreds of numbers, and each formatter takes as long as many of them.
const wholes = new Intl.NumberFormat(language);
const lists = new Intl.ListFormat(language);
const choices = new Intl.ListFormat(language, { type: "disjunction" });
/** A whole number with its thousands separated. */
export const grouped = (count: number): string => wholes.format(count);

/** What the formulas of every interval, of scores and of studies, leave beyond either end; and how much it covers. */
export const tail = 0.05;
const level = 1 - 2 * tail;
export const coverage = `${100 * level} %`;
export const levelInTen = `${10 * level} of 10`;

/** An amount of US dollars; with more digits for what models cost by the call. */
export const money = (usd: number, digits = 2): string => `$${usd.toFixed(digits)}`;

/** Words as one list: "speed, cost and ease". */
export const inList = (words: readonly string[]): string => lists.format(words);
/** The same to choose from: "speed, cost or ease". */
export const inChoice = (words: readonly string[]): string => choices.format(words);

/** Values to choose from in a sentence: `"b2b" or "b2c"`. */
export const choiceInWords = (values: readonly unknown[]): string =>
  inChoice(values.map((value) => JSON.stringify(value)));

/** The range of a whole number in a sentence, after its name. */
export const wholeInWords = (minimum: number, maximum: number): string =>
  `must be a whole number from ${grouped(minimum)} to ${grouped(maximum)}`;

/** What an address for mail is called, and the rule for one. */
export const mailName = "e-mail address";
export const mailRule = `must be an ${mailName}`;

/** The allowed number of code points of a text, from its schema. */
export function lengthOf(text: z.ZodType): { least: number; most: number } {
  const { minLength, maxLength } = text.meta() as { minLength: number; maxLength: number };
  return { least: minLength, most: maxLength };
}

/** The same in a sentence. */
export function rangeInWords(text: z.ZodType): string {
  const { least, most } = lengthOf(text);
  return `${grouped(least)} to ${grouped(most)}`;
}

/** The same with its unit. */
export const lengthInWords = (text: z.ZodType): string => `${rangeInWords(text)} characters`;

const units: [ms: number, name: string, short: string][] = [
  [3_600_000, "hour", "h"],
  [60_000, "minute", "min"],
  [1_000, "second", "s"],
];

/** A time in milliseconds in a sentence, by its two largest units. */
export function spanInWords(ms: number): string {
  const parts: string[] = [];
  let rest = ms;
  for (const [unit, name] of units) {
    const count = Math.floor(rest / unit);
    if (count > 0) parts.push(`${count} ${name}${count === 1 ? "" : "s"}`);
    rest -= count * unit;
  }
  return parts.slice(0, 2).join(" and ");
}

/** The same in short, in its largest unit. */
export function shortSpan(ms: number): string {
  const [unit, , short] = units.find(([unit]) => ms >= unit)!;
  return `${ms / unit} ${short}`;
}
