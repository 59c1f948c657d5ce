import { ownValue } from "../own-value.ts";
import type { Price } from "./brief.ts";
import { anyOf, cellsOf } from "./cells.ts";
import { arePaidAlike } from "./paid-alike.ts";

/** A price of a topic, its place, and whether it is what is asked or what it is compared with. */
export type PriceReading = Price & { start: number; end: number; role: "asked" | "reference" };

const pairs = (row: string) => Object.fromEntries(cellsOf(row.replaceAll(", ", "\n").replaceAll("=", "|")));
const symbols: Record<string, string> = pairs(
  "$=USD, us$=USD, €=EUR, £=GBP, ¥=JPY, ₹=INR, ₩=KRW, c$=CAD, a$=AUD, r$=BRL",
);
const names: Record<string, string> = pairs(
  "dollar=USD, buck=USD, quid=GBP, euro=EUR, pound=GBP, franc=CHF, yen=JPY, rupee=INR, zloty=PLN, krona=SEK, cent=USD",
);
/** Units by the words they are written with. */
const units: Record<string, string> = pairs(
  `mo=month, yr=year, annum=year, wk=week, hr=hour, people=person, monthly=month, yearly=year, annually=year,
  weekly=week, user=seat, licence=seat, license=seat, a head=person, per head=person`.replace(/\s+/g, " "),
);
const codes = "USD|EUR|GBP|CHF|CAD|AUD|NZD|JPY|INR|SEK|NOK|DKK|PLN|CZK|BRL|MXN|CNY|KRW|ZAR|TRY|SGD";
const number = String.raw`\d{1,3}(?:[,. ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const unit =
  anyOf(`months?, mo, years?, yr, annum, weeks?, wk, days?, hours?, hr, nights?, seats?, users?, person, people,
  employees?, members?, units?, items?, box(?:es)?, meals?, servings?, trips?, rides?, visits?, sessions?,
  pack(?:s|age)?, bottles?, pairs?, licen[sc]es?, devices?, households?, kg, lb, kwh, gb, call, order, class, lesson,
  ticket, page, transaction, agent, location, store, term, portion, kid, child`);
const each = String.raw`(?:\s?\/\s?|\s(?:per|a|an|each|every)\s)${unit}\b`;
const found = new RegExp(
  [
    String.raw`(?:(us\$|c\$|a\$|r\$|[$€£¥₹₩])\s?|\b(${codes})\s?)?(?<![\d.,])(${number})(?:\s?(k)\b)?`,
    String.raw`(?:\s?([$€£¥₹₩])|\s?\b(${codes})\b`,
    String.raw`|\s(?:us |u\.s\. |canadian |australian )?(${Object.keys(names).join("|")})s?\b)?`,
    String.raw`(${each}(?:(?:\s?\/\s?|\s(?:and|per|a|each)\s(?:per\s)?)${unit}\b)?`,
    String.raw`|\s(?:monthly|yearly|annually|weekly|a head|per head|each|apiece)\b)?`,
  ].join(""),
  "gi",
);

/** Sums that are no prices: what a person earns, owns or is worth. */
const noPrice = new RegExp(
  `^\\s?${anyOf(`m\\b, mn\\b, million, billion, bn\\b, b\\b, in (?:revenue|sales|funding|assets|arr), revenue, arr,
    funding, budgets?, valuation, income, salary, household, company, companies, deal size, fine, raise,
    a year in, off\\b, discount, savings?`)}`,
  "i",
);
const asReference = new RegExp(
  `\\b${anyOf(`from, instead of, than, versus, vs\\.?, compared (?:to|with), rather than, was, used to (?:be|cost),
    currently(?: costs?| at)?, down from, up from, today'?s, competitors? (?:at|charges?), usual`)}\\s*$`,
  "i",
);
const joint = new RegExp(
  [
    String.raw`^\s*(?:,|,?\s*(?:or|and|vs\.?|versus)|\/|to|up to|down to|[-–—])\s*$`,
    String.raw`\b(?:rais|increas|lower|cut|reduc)\w*\s(?:it\s|this\s)?to\s*$`,
    String.raw`\b(?:(?:what|how) about|or (?:is|would|at|for|even|maybe|rather))\s*$`,
  ].join("|"),
  "i",
);
/** What follows a number that counts nothing: "12, …", "12 or …", "12?". */
const ends = /^\s*(?:[^\p{L}\p{N}\s%]|or\b|and\b|vs\b|versus\b|$)/iu;
/** Further prices of a topic are not read. */
const mostPrices = 40;

/** The prices of a text in its order; the one behind "from", "than" or "instead of" is compared with. */
export function readPrices(text: string): PriceReading[] {
  const prices: PriceReading[] = [];
  const sums = [...text.matchAll(found)];
  const currencies = currenciesOf(text, sums);
  for (const [at, match] of sums.entries()) {
    const [all, , , written = "", thousands, , , name, per] = match;
    const currency = currencies[at];
    const end = match.index + all.length;
    if (prices.length === mostPrices) break;
    if (!currency || noPrice.test(text.slice(end))) continue;
    const unitSize = (thousands ? 1000 : 1) * (name?.toLowerCase() === "cent" ? 0.01 : 1);
    const before = text.slice(Math.max(0, match.index - 30), match.index);
    const isMore = prices.length > 0 && /\bplus\s*(?:an?\s)?$/i.test(before);
    const role = asReference.test(before) || (isMore && prices.at(-1)!.role === "reference") ? "reference" : "asked";
    const amount = Math.round(amountOf(written) * unitSize * 100) / 100;
    prices.push({ amount, currency, per: perOf(per), start: match.index, end, role });
  }
  const shared = sharedUnit(prices, text);
  // A lone price is what is asked, with any word before it.
  if (prices.every((price) => price.role === "reference")) for (const price of prices.slice(-1)) price.role = "asked";
  return prices.map((price) => ({ ...price, per: price.per ?? shared }));
}

function amountOf(written: string): number {
  const plain = written.replace(/ /g, "");
  const cents = /[.,]\d{1,2}$/.exec(plain)?.[0] ?? "";
  const whole = plain.slice(0, plain.length - cents.length).replace(/[.,]/g, "");
  return Number(`${whole}.${cents.slice(1) || 0}`);
}

function perOf(written: string | undefined): string | null {
  if (!written) return null;
  const said = written.trim().toLowerCase();
  const parts = ownValue(units, said) ? [said] : said.split(/\s?\/\s?|\b(?:per|and|a|an|each|every)\b/);
  const known = parts.flatMap((part) => {
    const word = part.trim();
    if (word === "") return [];
    return ownValue(units, word) ?? ownValue(units, word.replace(/s$/, "")) ?? word.replace(/(?<=box)es$|s$/, "");
  });
  return known.length === 0 ? "item" : [...new Set(known)].join(" and ");
}

/** The currency of each number: its own, or in "35, 45 or 60 euros" and "$9, 12 or 15" that of the list. */
function currenciesOf(text: string, sums: readonly RegExpMatchArray[]): (string | undefined)[] {
  const currencies = sums.map(
    ([, before, codeBefore, , , after, codeAfter, name]) =>
      ownValue(symbols, (before ?? after ?? "").toLowerCase()) ??
      (codeBefore ?? codeAfter)?.toUpperCase() ??
      ownValue(names, name?.toLowerCase() ?? ""),
  );
  const places = sums.map((_, at) => at);
  for (const [step, order] of [[-1, places] as const, [1, places.toReversed()] as const])
    for (const at of order) {
      const [match, other] = [sums[at]!, sums[at + step]];
      if (other === undefined || currencies[at] !== undefined) continue;
      const [first, second] = step < 0 ? [other, match] : [match, other];
      const isJoined = joint.test(text.slice(first.index! + first[0].length, second.index));
      const isBare = match[8] !== undefined || ends.test(text.slice(match.index! + match[0].length));
      if (isJoined && isBare) currencies[at] = currencies[at + step];
    }
  return currencies;
}

/** One unit holds for a pair or a list, as in "from $10 to $15 a month"; "$299 with a $6 monthly plan" is no pair. */
function sharedUnit(prices: PriceReading[], text: string): string | null {
  const isPair = prices.length === 2 && prices[0]!.role !== prices[1]!.role;
  const isList = prices.slice(1).every(({ start }, at) => joint.test(text.slice(prices[at]!.end, start)));
  return isPair || (isList && arePaidAlike(prices)) ? (prices.find(({ per }) => per !== null)?.per ?? null) : null;
}
