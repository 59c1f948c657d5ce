import { partOf } from "../../../cut-text.ts";
import { ownValue } from "../../../own-value.ts";
import { youngest } from "../../../personas/contract.ts";
import { stemOf } from "../../read-text.ts";
import { anyone, isPeople } from "./words.ts";

export type Income = { text: string } | { band: "none" | "low" | "high" };
/** What a text says in numbers and fixed words, null where it says nothing, and the stretches of it that say so. */
export type Facts = {
  ages: [from: number, to: number] | null;
  /** Of how many of four the ages are said, and the ages of the others: "half of them over 60". */
  share: { of_four: number; others: [from: number, to: number] } | null;
  income: Income | null;
  company: string | null;
  spans: [start: number, end: number][];
};

const decades: Record<string, number> = { twen: 2, thir: 3, for: 4, fif: 5, six: 6, seven: 7, eigh: 8 };
const parts: Record<string, number[]> = { early: [0, 3], mid: [3, 7], late: [7, 9], all: [0, 9] };

/** What may follow a number of years; a noun behind it is what is counted. */
const years = String.raw`(?=\s*$|\s*[^\w\s%.,-]|\s?[.,](?!\d)|\s(?:years? old|years of age|and|or|who|that|in|at|from|with|on|\w+ing)\b)`;
/** Where the oldest are whose age has no end. */
const openEnd = (from: number): number => Math.max(from + 20, 65);

type AgeRow = [words: RegExp, agesOf: (found: RegExpExecArray) => number[]];
/** Ages with an end on one side only. */
const openAges: AgeRow[] = [
  [
    new RegExp(
      String.raw`\b(?:under|below|younger than)[- ](\d\d)(?:s\b|${years})|\b(?:aged? )?up to (\d\d)${years}`,
      "g",
    ),
    ([, under, upTo]) => [18, under === undefined ? Number(upTo) : Number(under) - 1],
  ],
  [
    new RegExp(
      String.raw`\b(?:over|above|older than)[- ](\d\d)(?:s\b|${years})|\bat least (\d\d)${years}|\b(\d\d)(?:\s?\+|(?: years)? (?:and|or) (?:older|over|above|more|up)\b| plus\b)${years}`,
      "g",
    ),
    ([, ...found]) => {
      const from = Number(found.find((one) => one !== undefined));
      return [from, openEnd(from)];
    },
  ],
];
const ageRows: AgeRow[] = [
  ...openAges,
  [
    /\b(\d\d)\s?(?:-|–|—|to|and)\s?(\d\d)\b(?!\s?(?:%|k\b|people|employees|hours|years of))(?:[- ]year[- ]olds?)?/g,
    ([, from, to]) => [Number(from), Number(to)],
  ],
  [
    /(?:\b(early|mid|late)[- ]?)?\b(?:([2-8])0(?:s|-somethings?)|(twen|thir|for|fif|six|seven|eigh)ties)\b/g,
    ([, part = "all", ten, name = ""]) =>
      ownValue(parts, part)!.map((years) => 10 * Number(ten ?? ownValue(decades, name)) + years),
  ],
  [/\b(\d\d)[- ]year[- ]olds?\b|\baged?\s(\d\d)\b/g, ([, old, aged]) => [Number(old ?? aged), Number(old ?? aged)]],
];

/** How many of four a part of the people is. */
const shares: [words: RegExp, of_four: number][] = [
  [/\bhalf\b/, 2],
  [/\b(?:most|mostly|mainly|majority)\b/, 3],
  [/\b(?:some|several|few|third|quarter)\b/, 1],
];
const clauseBefore = (text: string, at: number): string =>
  partOf(text, 0, at)
    .split(/[,;:()]/)
    .at(-1)!;

/** Whether what is at a place is said of other people than those described: "carers of people over 80". */
const isOfOthers = (text: string, at: number): boolean => {
  const between = /\b(?:of|for|with|to)\s((?:[\w'-]+\s){1,4})(?:aged\s)?$/.exec(clauseBefore(text, at))?.[1];
  const words = between?.trim().split(" ") ?? [];
  return words.some((word) => isPeople(stemOf(word)) || anyone.has(stemOf(word)));
};

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
  const age = ageIn(text);
  if (age !== null) spans.push([age.start, age.end]);
  const [band] = (["none", "low", "high"] as const).filter((band) => take(incomeWords[band]));
  const sum = isEarned.test(text) ? take(money)?.[0].trim() : undefined;
  const people = take(staff);
  const named = firms.test(text) && !people ? take(size)?.slice(1).findIndex(Boolean) : undefined;
  return {
    ages: age?.ages ?? null,
    share: age?.share ?? null,
    income: sum ? { text: `${sum}${/household/.test(text) ? " household" : ""}` } : band ? { band } : null,
    company: people ? `${people[1]} to ${people[2]} people` : (sizes[named ?? -1] ?? null),
    spans,
  };
}

/** The first age that is said of the people themselves, and of which part of them. */
function ageIn(text: string): (Pick<Facts, "ages" | "share"> & { start: number; end: number }) | null {
  for (const row of ageRows)
    for (const found of text.matchAll(row[0])) {
      const isOpen = openAges.includes(row);
      const before = clauseBefore(text, found.index);
      const of_four = isOpen ? shares.find(([words]) => words.test(before))?.[1] : undefined;
      const ages = row[1](found);
      const [from, to] = [Math.min(...ages), Math.max(...ages)];
      if ((of_four === undefined && isOfOthers(text, found.index)) || (isOpen && (from < 18 || ages[1]! < 18)))
        continue;
      const others: [number, number] =
        row === openAges[0] ? [to + 1, openEnd(to + 1)] : [Math.min(25, from - 1), from - 1];
      return {
        ages: [from, to].map((age) => Math.max(youngest, Math.min(100, age))) as [number, number],
        share: of_four === undefined ? null : { of_four, others },
        ...{ start: found.index, end: found.index + found[0].length },
      };
    }
  return null;
}
