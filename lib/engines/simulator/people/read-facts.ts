import { ownValue } from "../../../own-value.ts";
import { youngest } from "../../../personas/contract.ts";

export type Income = { text: string } | { band: "none" | "low" | "high" };

const money = String.raw`[$€£]\s?\d[\d,.]*\s?k?`;
export const patterns = {
  range:
    /\b(\d{2})\s?(?:-|–|—|to|and)\s?(\d{2})\b(?!\s?(?:%|k\b|people|employees|hours|years of))(?:[- ]year[- ]olds?)?/,
  decade: /\b(early|mid|late)?[- ]?([2-8])0s\b/,
  spelled: /\b(early|mid|late)?\s?(twen|thir|for|fif|six|seven|eigh)ties\b/,
  under: /\b(?:under|below|younger than|up to)\s(?:the age of\s)?(\d{2})\b(?!\s?(?:k\b|people|employees|%))/,
  over: /\b(?:over|above|older than|at least)\s(\d{2})\b(?!\s?(?:k\b|people|%))|\b(\d{2})(?:\s?\+| (?:and|or) older\b)/,
  exact: /\b(\d{2})[- ]year[- ]olds?\b|\baged?\s(\d{2})\b/,
  none: /\b(?:no (?:money|income)|penniless|broke|destitute|homeless|lives? on the street|without (?:money|income))\b/,
  low: /\blow[- ](?:income|wage|paid)|minimum wage|struggling|unemployed|\bpoor\b|working[- ]class|on benefits/,
  high: /\bhigh[- ](?:income|earn\w*|net[- ]worth)|affluent|wealthy|\brich\b|well[- ]off|millionaires?/,
  headcount: /\b(\d[\d,]*)\s?(?:-|–|to)\s?(\d[\d,]*)[- ](?:people|employees?|person|staff|seats?)\b/,
  size: /\b(?:mid-?market|mid-?siz\w*|medium[- ]siz\w*|enterprises?|large|small|start-?ups?|smbs?|smes?|fortune \d+)\b/,
};
const stated = new RegExp(`${money}(?:\\s?(?:-|–|to)\\s?${money})?`);

const decades: Record<string, number> = { twen: 20, thir: 30, for: 40, fif: 50, six: 60, seven: 70, eigh: 80 };

/** The ages that a text says, and the words that say so. */
export function agesIn(text: string): { ages: [number, number]; said: string } | null {
  const within = (from: number, to: number): [number, number] => [
    Math.max(youngest, Math.min(from, to)),
    Math.min(100, Math.max(from, to, youngest)),
  ];
  const { range, decade, spelled, under, over, exact } = patterns;
  const between = range.exec(text);
  if (between) return { ages: within(Number(between[1]), Number(between[2])), said: between[0] };
  const ten = decade.exec(text) ?? spelled.exec(text);
  if (ten) {
    const from = ownValue(decades, ten[2]!) ?? Number(ten[2]) * 10;
    const [least, most] = ten[1] === "early" ? [0, 3] : ten[1] === "late" ? [7, 9] : ten[1] === "mid" ? [3, 7] : [0, 9];
    return { ages: within(from + least, from + most), said: ten[0] };
  }
  const below = under.exec(text);
  if (below) return { ages: within(18, Number(below[1]) - 1), said: below[0] };
  const just = exact.exec(text);
  if (just) return { ages: within(Number(just[1] ?? just[2]), Number(just[1] ?? just[2])), said: just[0] };
  const above = over.exec(text);
  if (!above) return null;
  const from = Number(above[1] ?? above[2]);
  return { ages: within(from, from + 20), said: above[0] };
}

/** The income that a text says. */
export function incomeIn(text: string): { income: Income; said: string } | null {
  const sum = stated.exec(text);
  if (sum && /income|earn|salary|household|make|a year|per year/.test(text)) {
    const said = `${sum[0].trim()}${/household/.test(text) ? " household" : ""}`;
    return { income: { text: said }, said: sum[0] };
  }
  for (const band of ["none", "low", "high"] as const) {
    const found = patterns[band].exec(text);
    if (found) return { income: { band }, said: found[0] };
  }
  return null;
}

const firms =
  /compan|firm|business|organi[sz]ation|manufactur|retailer|smb|sme|start|enterprise|market|fortune|owner|hotel|shop/;

/** The size of company that a text says. */
export function companyIn(text: string): { company: string; said: string } | null {
  const people = patterns.headcount.exec(text);
  if (people) return { company: `${people[1]} to ${people[2]} people`, said: people[0] };
  const said = patterns.size.exec(text)?.[0];
  const isFirm = firms.test(text);
  if (said === undefined || !isFirm) return null;
  const company = /^mid|^medium/.test(said)
    ? "mid-market"
    : /^start/.test(said)
      ? "start-up"
      : /^sm/.test(said)
        ? "small business"
        : "enterprise";
  return { company, said };
}
