import words from "#lib/engines/price-words.json" with { type: "json" };
import { partOf } from "../cut-text.ts";
import { ownValue } from "../own-value.ts";
import type { Price } from "./brief.ts";
import { currencyPattern, inDollars } from "./prices.ts";
import { comparableFact } from "./texts.ts";

const scales: Record<string, number> = {
  ...{ k: 1e3, thousand: 1e3, m: 1e6, mn: 1e6, million: 1e6, bn: 1e9, billion: 1e9 },
  ...{ lakh: 1e5, lakhs: 1e5, crore: 1e7, crores: 1e7, tsd: 1e3, mio: 1e6, 万: 1e4 },
};

/** Words and letters that multiply the number before them, as the alternatives of a pattern. */
const scalePattern = Object.keys(scales)
  .toSorted((one, other) => other.length - one.length)
  .join("|");

/** A number as people write it, with its groups and decimals; what it is worth is for `amountOf` to say. */
const numberPattern = String.raw`\d{1,15}(?:[.,'’\u0020\u00a0\u202f]\d{1,9}){0,6}|\.\d\d(?!\d)`;

const groups = /^\d{1,3}(?:S\d{3})+$/;
const indianGroups = /^\d{1,3}(?:,\d{2})+,\d{3}$/;

/** The amount of a written number with its groups and decimals, times its scale. Null where any part of it cannot be read. */
export function amountOf(numeral: string, scale = ""): number | null {
  const plain = numeral.replace(/[\u00a0\u202f]/g, " ").replace(/’/g, "'");
  const number = wholeOf(plain) ?? decimalOf(plain);
  const times = scale === "" ? 1 : ownValue(scales, scale.toLowerCase());
  if (number === null || times === undefined) return null;
  return Number((number * times).toPrecision(15));
}

const digitsOf = (text: string): number => Number(text.replace(/\D/g, ""));
const isGrouped = (text: string): boolean =>
  [" ", "\\.", ",", "'"].some((sign) => new RegExp(groups.source.replace("S", sign)).test(text)) ||
  indianGroups.test(text);

function wholeOf(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  return isGrouped(text) && !/^0/.test(text) ? digitsOf(text) : null;
}

function decimalOf(text: string): number | null {
  const match = /^(.*)([.,])(\d+)$/.exec(text);
  if (match === null) return null;
  const [, before = "", sign, decimals = ""] = match;
  if (decimals.length > 2 && !(before === "0" && decimals.length <= 6)) return null;
  if (!/^\d*$/.test(before) && (before.includes(sign!) || !isGrouped(before))) return null;
  return Number(`${digitsOf(before)}.${decimals}`);
}

/** Signs and names of currencies, and of their hundredths. */
const { names, minor }: { [table in "names" | "minor"]: Record<string, string> } = words;
const signs: Record<string, string> = words.signs;
const codes = words.codes.join("|");
const by = String.raw`(?:\s?\/\s?|\s(?:${words.between.join("|")})\s(?:per\s)?)`;

/**
 * What is paid for, by its name: how it is spelled in lower case behind a word that joins it to the number, as an adverb,
 * and glued to the number; how often it is in a year; whether it is paid once for each person.
 */
type Unit = { words: string[]; adverbs?: string[]; glued?: string[]; a_year?: number; is_seat?: boolean };
const units: Record<string, Unit> = words.units;
const spellings = (kind: "words" | "adverbs" | "glued") =>
  Object.values(units)
    .flatMap((unit) => unit[kind] ?? [])
    .join("|");
const unitPatterns = Object.entries(units).map(([name, unit]) => ({
  ...{ name, ...unit },
  pattern: new RegExp(`^(?:${[...unit.words, ...(unit.adverbs ?? []), ...(unit.glued ?? [])].join("|")})$`, "i"),
}));

/** What is paid for by one of its spellings; undefined for other words. */
export const unitNamed = (word: string) => unitPatterns.find(({ pattern }) => pattern.test(word));

const escaped = (texts: string[]) =>
  texts
    .toSorted((one, other) => other.length - one.length)
    .map((text) => text.replace(/[.$]/g, "\\$&"))
    .join("|");
const before = String.raw`(${escaped(Object.keys(signs))})\s?|\b(${codes})\s?|\b(R)(?=\d)`;
const after = String.raw`\s?(${escaped([...Object.keys(signs), "¢"])})(?!\p{L})|\s?(?<!\p{L})(${codes})\b|\s(?:us |canadian |australian )?(${Object.keys(names).join("|")})s?\b|\s?(cents?|pence|penny|p)\b`;
const pricePattern = new RegExp(
  String.raw`(?:${before}|(?<![\p{L}\p{N}.,]))(${numberPattern})(?:,[-–—])?(?:\s?(${scalePattern})(?!\p{L}))?(?:${after})?((?:${by}(?:${spellings("words")})(?!\p{L})){1,2}|\s(?:${spellings("adverbs")})\b|\s?(?:${spellings("glued")})\b)?`,
  "giu",
);

/** Sums that are no prices: a discount, or what a company or person earns and has. */
const noPrice =
  /^\s?(?:off\b|discount|savings?\b|(?:in |of )?(?:annual )?(?:revenue|sales|funding|assets|arr|turnover|income|salary|budget|valuation)\b)/i;
const joint = /^\s*(?:,|,?\s*(?:or|and|to|vs\.?|versus|oder|und|bis|ou|et|o|y)\s|[-–—/])\s*$/i;
/** Further prices are not read. */
const mostPrices = 40;

/** A number that may be a price: `currency` is null until it is known to be one, `amount` where it cannot be read whole. */
type Sum = {
  currency: string | null;
  amount: number | null;
  scale: string;
  per: string | null;
  text: string;
  start: number;
  end: number;
};

/** The prices of a text, in its order, and the sums in it that could not be read whole. */
export function readAmounts(original: string): { prices: Price[]; unread: string[] } {
  const text = original.normalize("NFKC");
  const sums = Array.from(text.matchAll(pricePattern).take(mostPrices), (match) => sumOf(match, text));
  shareCurrencies(sums, text);
  const priced = sums.filter(({ currency }) => currency !== null);
  const unread = priced.filter(({ amount }) => amount === null).map((sum) => sum.text);
  const prices = priced.flatMap(({ amount, currency, per }) =>
    amount === null || !(amount > 0) ? [] : [{ amount, currency: currency!, per }],
  );
  return { prices: distinct(perAlike(prices)), unread };
}

/** The prices of a text, in its order. */
export const readPrices = (text: string): Price[] => readAmounts(text).prices;

/** A sign that makes what follows less than nothing; between two amounts it joins a range. */
const minus = /(?:^|[^\p{L}\p{N}%])[-−]$/u;

function sumOf(match: RegExpExecArray, text: string): Sum {
  const [all, sign, code, rand, numeral = "", scale = "", signAfter, codeAfter, name, small, per] = match;
  const end = match.index + all.length;
  const isMinor = signAfter === "¢" || (small !== undefined && (small.toLowerCase() !== "p" || numeral.length <= 2));
  const currency = isMinor
    ? (ownValue(minor, (small ?? "¢").toLowerCase()) ?? "USD")
    : (signOf(sign ?? signAfter) ??
      (code ?? codeAfter)?.toUpperCase() ??
      (rand && "ZAR") ??
      ownValue(names, name?.toLowerCase() ?? "") ??
      null);
  const [glued] = /^[\p{L}\p{N}]{0,20}/u.exec(partOf(text, end, end + 20))!;
  const sense = minus.test(partOf(text, Math.max(0, match.index - 2), match.index)) ? "-" : "";
  const value = `${sense}${glued}` === "" ? amountOf(trimmed(numeral), scale) : null;
  const amount = value === null ? null : Math.round(value * (isMinor ? 0.01 : 1) * 1e6) / 1e6;
  const isPrice = !noPrice.test(partOf(text, end, end + 30));
  return {
    currency: isPrice ? currency : null,
    ...{ amount, scale, per: perOf(per), text: `${sense}${all}${glued}`.trim(), start: match.index, end },
  };
}

/** A space before digits that are no group of three belongs to the sentence. */
const trimmed = (numeral: string): string => numeral.replace(/[\u0020\u00a0\u202f](?!\d{3}(?!\d)).*$/su, "");

function signOf(sign: string | undefined): string | undefined {
  if (sign === undefined) return undefined;
  return ownValue(signs, sign) ?? Object.entries(signs).find(([key]) => key.toLowerCase() === sign.toLowerCase())?.[1];
}

function perOf(unitText: string | undefined): string | null {
  if (!unitText) return null;
  const parts = unitText.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  const own = parts.filter((word, at) => !words.between.includes(word) || (word === "an" && at === parts.length - 1));
  const per = own.map((word) => unitNamed(word)?.name ?? word);
  return per.length === 0 ? null : [...new Set(per)].join(" and ");
}

const joinedNext = /^\s(?:or|and|to|vs|versus|oder|und|bis|ou|et|o|y)\b/i;

/** In "35, 45 or 60 euros" and "$9, 12 or 15" the list has one currency, and in "$40-50k" one scale. */
function shareCurrencies(sums: Sum[], text: string): void {
  const isJoined = (one: Sum, other: Sum) => joint.test(partOf(text, one.end, other.start));
  const isBare = ({ end }: Sum) => !/^\s?[%\p{L}]/u.test(partOf(text, end, end + 20).replace(joinedNext, ""));
  for (const [at, sum] of sums.entries()) {
    const last = sums[at - 1];
    if (last?.currency != null && sum.currency === null && isJoined(last, sum) && isBare(sum))
      sum.currency = last.currency;
  }
  for (const [at, sum] of [...sums.entries()].toReversed()) {
    const next = sums[at + 1];
    if (next?.currency == null || !isJoined(sum, next)) continue;
    sum.currency ??= next.currency;
    const isRange = /^\s*[-–—]\s*$/.test(partOf(text, sum.end, next.start));
    if (!isRange || sum.scale !== "" || next.scale === "" || sum.amount === null || sum.amount > next.amount!) continue;
    sum.amount = amountOf(String(sum.amount), next.scale);
    sum.scale = next.scale;
  }
}

const distinct = (prices: readonly Price[]): Price[] => [
  ...new Map(prices.map((price) => [JSON.stringify(price), price])).values(),
];

/** In "$5, $9 or $19 a month" only the last price says its period: the others take it. */
export function perAlike(prices: readonly Price[]): Price[] {
  const periods = new Set(prices.map(({ per }) => per).filter((per) => per !== null));
  const [period] = periods;
  const isOne = periods.size === 1 && arePaidAlike(prices);
  return prices.map((price) => (price.per === null && isOne ? { ...price, per: period! } : price));
}

/** How many times a price may be another that is paid for the same. */
const farthest = 8;

/** Whether prices can be paid for the same: "€249 or €9 a month" are not. */
function arePaidAlike(prices: readonly { amount: number }[]): boolean {
  const amounts = prices.map(({ amount }) => amount);
  return Math.max(...amounts) <= farthest * Math.min(...amounts);
}

const stated = new RegExp(`(${currencyPattern})\\s?(\\d[\\d,.]*)\\s?(k|m)?`, "i");

/** The yearly income that a persona's income line states first, in thousands of US dollars; null for none. */
export function incomeThousands(income: string): number | null {
  const text = comparableFact(income);
  const match = stated.exec(text);
  if (!match) return null;
  const amount = Number(match[2]!.replace(/[,.](?=\d{3}\b)/g, "").replace(",", "."));
  if (!Number.isFinite(amount)) return null;
  const monthly = /month|\/mo\b|a week/.test(text) ? 12 : 1;
  const thousands = match[3] === "m" ? amount * 1000 : match[3] === "k" ? amount : amount / 1000;
  return inDollars(thousands * monthly, match[1]!);
}
