import { ownValue } from "../../../own-value.ts";
import { youngest } from "../../../personas/contract.ts";

export type Income = { text: string } | { band: "none" | "low" | "high" };
/** What a text says in numbers and fixed words, null where it says nothing, and the stretches of it that say so. */
export type Facts = {
  ages: [from: number, to: number] | null;
  /** Whether the ages have an end on one side only, which often names a part of the people: "some over 65". */
  isOpenAge: boolean;
  income: Income | null;
  company: string | null;
  spans: [start: number, end: number][];
};

const decades: Record<string, number> = { twen: 2, thir: 3, for: 4, fif: 5, six: 6, seven: 7, eigh: 8 };
const parts: Record<string, number[]> = { early: [0, 3], mid: [3, 7], late: [7, 9], all: [0, 9] };

const ageRows: [words: RegExp, agesOf: (found: RegExpExecArray) => number[]][] = [
  [
    /\b(\d\d)\s?(?:-|–|—|to|and)\s?(\d\d)\b(?!\s?(?:%|k\b|people|employees|hours|years of))(?:[- ]year[- ]olds?)?/g,
    ([, from, to]) => [Number(from), Number(to)],
  ],
  [
    /(?:\b(early|mid|late)[- ]?)?\b(?:([2-8])0(?:s|-somethings?)|(twen|thir|for|fif|six|seven|eigh)ties)\b/g,
    ([, part = "all", ten, name = ""]) =>
      ownValue(parts, part)!.map((years) => 10 * Number(ten ?? ownValue(decades, name)) + years),
  ],
  [/\b(?:under|below|younger than|up to)\s(\d\d)\b(?!\s?(?:k\b|people|employ|%))/g, ([, to]) => [18, Number(to) - 1]],
  [
    /\b(?:over|above|older than|at least)\s(\d\d)\b(?!\s?(?:k\b|people|%))|\b(\d\d)(?:\s?\+| (?:and|or) older\b)/g,
    ([, over, least]) => [Number(over ?? least), Number(over ?? least) + 20],
  ],
  [/\b(\d\d)[- ]year[- ]olds?\b|\baged?\s(\d\d)\b/g, ([, old, aged]) => [Number(old ?? aged), Number(old ?? aged)]],
];

const openAges = ageRows.slice(2, 4);

const money = /[$€£]\s?\d[\d,.]*(?:\s?k)?(?:\s?(?:-|–|to)\s?[$€£]?\s?\d[\d,.]*(?:\s?k)?)?(?:\sa month)?/g;
const isEarned = /income|earn|salary|household|make|a year|per year|living on|live on/;
/** Words that say how much people earn. */
export const incomeWords = {
  none: /\b(?:no (?:money|income)|penniless|broke|destitute|homeless|lives? on the street|without (?:money|income))\b/g,
  low: /\blow[- ](?:income|wage|paid)|minimum wage|struggling|unemployed|\bpoor\b|working[- ]class|on benefits/gi,
  high: /\bhigh[- ](?:income|earn\w*|net[- ]worth)|affluent|wealthy|\brich\b|well[- ]off|millionaires?/gi,
};
const staff = /\b(\d[\d,]*)\s?(?:-|–|to)\s?(\d[\d,]*)[- ](?:people|employees?|person|staff|seats?)\b/g;
const size =
  /\b(?:(start-?ups?)|(small|smbs?|smes?)|(mid-?market|mid-?siz\w*|medium[- ]siz\w*)|(enterprises?|large))\b/g;
const sizes = ["start-up", "small business", "mid-market", "enterprise"];
const firms =
  /compan|firm|business|organi[sz]ation|manufactur|retailer|smb|sme|start|enterprise|market|owner|hotel|shop/;

/** Reads ages, income and the size of the company of people from a text in lower case. */
export function readFacts(text: string): Facts {
  const spans: Facts["spans"] = [];
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const found = [...text.matchAll(pattern)];
    for (const { 0: said, index } of found) spans.push([index, index + said.length]);
    return found[0];
  };
  const age = ageRows.find(([words]) => text.search(words) >= 0);
  const ages = age?.[1](take(age[0])!).map((years) => Math.max(youngest, Math.min(100, years)));
  const [band] = (["none", "low", "high"] as const).filter((band) => take(incomeWords[band]));
  const sum = isEarned.test(text) ? take(money)?.[0].trim() : undefined;
  const people = take(staff);
  const named = firms.test(text) && !people ? take(size)?.slice(1).findIndex(Boolean) : undefined;
  return {
    isOpenAge: age !== undefined && openAges.includes(age),
    ages: ages ? [Math.min(...ages), Math.max(...ages)] : null,
    income: sum ? { text: `${sum}${/household/.test(text) ? " household" : ""}` } : band ? { band } : null,
    company: people ? `${people[1]} to ${people[2]} people` : (sizes[named ?? -1] ?? null),
    spans,
  };
}
