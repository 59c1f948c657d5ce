import { ownValue } from "../../../own-value.ts";
import type { Price } from "../../brief.ts";
import { arePaidAlike } from "../../paid-alike.ts";
import { anyOf } from "./cells.ts";

/** A price of a topic, its place, and whether it is what is asked or what it is compared with. */
export type PriceReading = Price & { start: number; end: number; role: "asked" | "reference" };

const symbols: Record<string, string> = {
  $: "USD",
  us$: "USD",
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₹": "INR",
  "₩": "KRW",
  c$: "CAD",
  a$: "AUD",
  r$: "BRL",
};
const names: Record<string, string> = {
  dollar: "USD",
  buck: "USD",
  euro: "EUR",
  pound: "GBP",
  franc: "CHF",
  yen: "JPY",
  rupee: "INR",
  zloty: "PLN",
  krona: "SEK",
  cent: "USD",
};
const codes = "USD|EUR|GBP|CHF|CAD|AUD|NZD|JPY|INR|SEK|NOK|DKK|PLN|CZK|BRL|MXN|CNY|KRW|ZAR|TRY|SGD";
const number = String.raw`\d{1,3}(?:[,. ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const unit =
  anyOf(`months?, mo, years?, yr, annum, weeks?, wk, days?, hours?, hr, nights?, seats?, users?, person, people,
  employees?, members?, units?, items?, box(?:es)?, meals?, servings?, trips?, rides?, visits?, sessions?,
  pack(?:s|age)?, bottles?, pairs?, licen[sc]es?, devices?, households?, kg, lb, kwh, gb, call, order,
  class, lesson, ticket, page, transaction, agent, location, store, term`);
const sign = String.raw`us\$|c\$|a\$|r\$|[$€£¥₹₩]`;
const nations = "(?:us |u\\.s\\. |canadian |australian )?";
const spelled = String.raw`\s${nations}(dollar|buck|euro|pound|franc|yen|rupee|zloty|krona|cent)s?\b`;
const each = String.raw`(?:\s?\/\s?|\s(?:per|a|an|each|every)\s)${unit}\b`;
const more = String.raw`(?:(?:\s?\/\s?|\s(?:and|per|a|each)\s(?:per\s)?)${unit}\b)?`;
const found = new RegExp(
  [
    String.raw`(?:(${sign})\s?|\b(${codes})\s?)?(?<![\d.,])(${number})(?:\s?(k)\b)?`,
    String.raw`(?:\s?([$€£¥₹₩])|\s?\b(${codes})\b|${spelled})?`,
    String.raw`(${each}${more}|\s(?:monthly|yearly|annually|weekly|a head|per head|each|apiece)\b)?`,
  ].join(""),
  "gi",
);

const units: Record<string, string> = {
  mo: "month",
  yr: "year",
  annum: "year",
  wk: "week",
  hr: "hour",
  people: "person",
  monthly: "month",
  yearly: "year",
  annually: "year",
  weekly: "week",
  user: "seat",
  licence: "seat",
  license: "seat",
  "a head": "person",
  "per head": "person",
};

/** Sums that are no prices: what a person earns, owns or is worth. */
const noPrice = new RegExp(
  `^\\s?${anyOf(`m\\b, mn\\b, million, billion, bn\\b, b\\b, in (?:revenue|sales|funding|assets|arr), revenue, arr,
    funding, budgets?, valuation, income, salary, household, company, companies, deal size, fine, raise,
    a year in, off\\b, discount, savings?`)}`,
  "i",
);

function amountOf(written: string): number {
  const plain = written.replace(/ /g, "");
  const decimal = /[.,]\d{1,2}$/.exec(plain);
  const whole = (decimal ? plain.slice(0, decimal.index) : plain).replace(/[.,]/g, "");
  return Number(decimal ? `${whole}.${decimal[0].slice(1)}` : whole);
}

function perOf(written: string | undefined): string | null {
  if (!written) return null;
  const said = written.trim().toLowerCase();
  const parts = ownValue(units, said)
    ? [said]
    : said
        .split(/\s?\/\s?|\b(?:per|and|a|an|each|every)\b/)
        .map((part) => part.trim())
        .filter(Boolean);
  const names = parts.map(
    (part) => ownValue(units, part) ?? ownValue(units, part.replace(/s$/, "")) ?? part.replace(/(?<=box)es$|s$/, ""),
  );
  return names.length === 0 ? "item" : [...new Set(names)].join(" and ");
}

const asReference = new RegExp(
  `\\b${anyOf(`from, instead of, than, versus, vs\\.?, compared (?:to|with), rather than, was, used to (?:be|cost),
    currently, down from, up from, today'?s, competitors? (?:at|charges?), usual`)}\\s*$`,
  "i",
);

/** Further prices of a topic are not read. */
const mostPrices = 40;

/** The prices of a text in its order; the one behind "from", "than" or "instead of" is compared with. */
export function readPrices(text: string): PriceReading[] {
  const prices: PriceReading[] = [];
  const currencies = listedCurrencies(text);
  for (const match of text.matchAll(found)) {
    if (prices.length === mostPrices) break;
    const [all, , , written, thousands, , , name, per] = match;
    const currency = currencyOf(match) ?? currencies.get(match.index);
    const end = match.index + all.length;
    if (!currency || noPrice.test(text.slice(end))) continue;
    const cents = name?.toLowerCase() === "cent" ? 0.01 : 1;
    const amount = Math.round(amountOf(written!) * (thousands ? 1000 : 1) * cents * 100) / 100;
    const role = asReference.test(text.slice(Math.max(0, match.index - 30), match.index)) ? "reference" : "asked";
    prices.push({ amount, currency, per: perOf(per), start: match.index, end, role });
  }
  const shared = sharedUnit(prices, text);
  // A lone price is what is asked, with any word before it.
  if (prices.every((price) => price.role === "reference")) for (const price of prices.slice(-1)) price.role = "asked";
  return prices.map((price) => ({ ...price, per: price.per ?? shared }));
}

const currencyOf = ([, before, codeBefore, , , after, codeAfter, name]: RegExpMatchArray): string | undefined =>
  ownValue(symbols, (before ?? after ?? "").toLowerCase()) ??
  (codeBefore ?? codeAfter)?.toUpperCase() ??
  ownValue(names, name?.toLowerCase() ?? "");

/** "35, 45 or 60 euros", "$9, 12 or 15": the currencies of numbers in a list that names one, by where they begin. */
function listedCurrencies(text: string): Map<number, string> {
  const currencies = new Map<number, string>();
  const numbers = [...text.matchAll(found)];
  for (const ordered of [numbers, numbers.toReversed()])
    for (const [at, match] of ordered.entries()) {
      const other = ordered[at - 1];
      if (other === undefined || currencyOf(match) !== undefined) continue;
      const [first, second] = match.index > other.index ? [other, match] : [match, other];
      const isListed =
        joint.test(text.slice(first.index + first[0].length, second.index)) &&
        (match[8] !== undefined || ends.test(text.slice(match.index + match[0].length)));
      const currency = currencyOf(other) ?? currencies.get(other.index);
      if (isListed && currency !== undefined) currencies.set(match.index, currency);
    }
  return currencies;
}
const joint =
  /^\s*(?:,|,?\s*(?:or|and|vs\.?|versus)|\/|to)\s*$|\b(?:rais|increas|lower|cut|reduc)\w*\s(?:it\s|this\s)?to\s*$/i;
/** What follows a number that counts nothing: "12, …", "12 or …", "12 and …", "12?". */
const ends = /^\s*(?:[^\p{L}\p{N}\s%]|or\b|and\b|vs\b|versus\b|$)/iu;

/** "€249 or €9 a month" has two units: that many times the other is no price for the same. */
const farApart = 10;

/** One unit holds for a pair or a list, as in "from $10 to $15 a month"; "$299 with a $6 monthly plan" is no pair. */
function sharedUnit(prices: PriceReading[], text: string): string | null {
  if (!arePaidAlike(prices)) return null;
  const isPair = prices.length === 2 && prices[0]!.role !== prices[1]!.role;
  const isList = prices
    .slice(1)
    .every(({ start }, at) =>
      /^\s*(?:,|,?\s*(?:or|and)|\/|to|vs\.?|versus|up to|down to|[-–—])\s*$/i.test(text.slice(prices[at]!.end, start)),
    );
  const amounts = prices.map(({ amount }) => amount);
  const isFarApart = Math.max(...amounts) > farApart * Math.min(...amounts);
  return (isPair || isList) && !isFarApart ? (prices.find(({ per }) => per !== null)?.per ?? null) : null;
}
