import { ownValue } from "../../../own-value.ts";
import table from "./described.json" with { type: "json" };

// Words of descriptions and what they mean; every band of ages and incomes is an assumption of a usual order.

type Band = [from: number, to: number];

/** Words of age and the years they mean; of a generation as of 2025, by the usual birth years. */
export const ageBands = table.age_bands.map(({ years, words }) => [years as Band, words] as const);
/** Words that are taken over as facts of how all of them decide. */
export const describedTraits = Object.entries(table.traits);
/** Industries by the words that name them. */
export const industries = Object.entries(table.industries);

/** Towns and the sign of the money; of a kind of place its word, else an empty one. */
export type Place = { towns: string[]; money: string; kind: string };
/** Places by the words that name a country or a kind of place. */
export const places = table.places.map(({ words, ...place }): [Place, string[]] => [place, words]);
/** Where people live whose description names no place. */
export const anyPlace = places.at(-1)![0];

/** Roles by the beginnings of their words, with the yearly income in thousands of US dollars and the industry. */
export const works = table.works.map(({ words, industry, income }) => ({
  words: new RegExp(`\\b(?:${words.join("|")})`),
  industry,
  income: income as Band,
}));

/** First and last names of many languages, drawn independently of each other and of all facts. */
export const { first_names: firstNames, last_names: lastNames } = table;
/** Roles of people whose description names none. */
export const anyWork = table.any_work;
/** Opposite ways to decide: every person has a pole of some of these, and people differ by how they are dealt. */
export const poles = table.poles;

const decades: Record<string, number> = { twen: 2, thir: 3, for: 4, fif: 5, six: 6, seven: 7, eigh: 8 };
const decadeParts: Record<string, number[]> = { early: [0, 3], mid: [3, 7], late: [7, 9], all: [0, 9] };

/** What may follow a number of years; a noun behind it is what is counted. */
const years = String.raw`(?=\s*$|\s*[^\w\s%.,-]|\s?[.,](?!\d)|\s(?:years? old|years of age|and|or|who|that|in|at|from|with|on|\w+ing)\b)`;
/** From which age on people are asked; where fewer years are said, children are meant. */
export const grownUpFrom = 18;
/** Where the oldest are whose age has no end. */
export const openEnd = (from: number): number => Math.max(from + 20, 65);

/** People who are named just before an age, and are not those described. */
export const othersBefore =
  /(?:\b(?:of|for|with|to)\s((?:[\w'-]+\s){1,4})|\b\w+\s(?:an?|their|his|her|my|our)\s((?:[\w'-]+\s){1,2})|\b(?:who|that)\s(?!(?:are|is|\w+ as)\b)((?:[\w'-]+\s){2,4}))(?:who (?:is|are)\s)?(?:aged\s)?$/;

/** The parts of a list. */
export const partsOf = (text: string): { text: string; start: number }[] =>
  [...text.matchAll(/(?:(?!\b(?:and|or)\b|[;()]|,(?!\d)).)+/gis)].map(({ 0: part, index }) => ({
    text: part,
    start: index,
  }));

type AgeRow = [words: RegExp, agesOf: (match: RegExpExecArray) => number[]];
/** Ages with an end on one side only. */
export const openAges: AgeRow[] = [
  [
    new RegExp(
      String.raw`\b(?:under|below|younger than)[- ](\d\d)(?:s\b|${years})|\b(?:aged? )?up to (\d\d)${years}`,
      "g",
    ),
    ([, under, upTo]) => [grownUpFrom, under === undefined ? Number(upTo) : Number(under) - 1],
  ],
  [
    new RegExp(
      String.raw`\b(?:over|above|older than)[- ](\d\d)(?:s\b|${years})|\bat least (\d\d)${years}|\b(\d\d)(?:\s?\+|(?: years)? (?:and|or) (?:older|over|above|more|up)\b| plus\b)${years}`,
      "g",
    ),
    ([, ...groups]) => {
      const from = Number(groups.find((one) => one !== undefined));
      return [from, openEnd(from)];
    },
  ],
];
export const ageRows: AgeRow[] = [
  ...openAges,
  [
    /\b(\d\d)\s?(?:-|–|—|to|and)\s?(\d\d)\b(?!\s?(?:%|k\b|people|employees|hours|years of)|[,.]\d)(?:[- ]year[- ]olds?)?/g,
    ([, from, to]) => [Number(from), Number(to)],
  ],
  [
    /(?:\b(early|mid|late)[- ]?)?\b(?:([2-8])0(?:s|-somethings?)|(twen|thir|for|fif|six|seven|eigh)ties)\b/g,
    ([, part = "all", ten, name = ""]) =>
      ownValue(decadeParts, part)!.map((years) => 10 * Number(ten ?? ownValue(decades, name)) + years),
  ],
  [/\b(\d\d)[- ]year[- ]olds?\b|\baged?\s(\d\d)\b/g, ([, old, aged]) => [Number(old ?? aged), Number(old ?? aged)]],
];

/** Which part of the people a word means. */
export const shares: [words: RegExp, part: number][] = [
  [/\bhalf\b/, 1 / 2],
  [/\b(?:most|mostly|mainly|majority)\b/, 3 / 4],
  [/\b(?:some|several|few|third|quarter)\b/, 1 / 4],
];
export const money = /[$€£]\s?\d[\d,.]*(?:\s?k)?(?:\s?(?:-|–|to)\s?[$€£]?\s?\d[\d,.]*(?:\s?k)?)?(?:\sa month)?/g;
export const isEarned = /income|earn|salary|household|make|a year|per year|living on|live on/;
/** Words that say how much people earn. */
export const incomeWords = {
  none: /\b(?:no (?:money|income)|penniless|broke|destitute|homeless|lives? on the street|without (?:money|income))\b/g,
  low: /\blow[- ](?:income|wage|paid)|minimum wage|struggling|unemployed|\bpoor\b|working[- ]class|on benefits/gi,
  high: /\bhigh[- ](?:income|earn\w*|net[- ]worth)|affluent|wealthy|\brich\b|well[- ]off|millionaires?/gi,
};
export const staff = /\b(\d[\d,]*)\s?(?:-|–|to)\s?(\d[\d,]*)[- ](?:people|employees?|person|staff|seats?)\b/g;
export const size =
  /\b(?:(start-?ups?)|(small|smbs?|smes?)|(mid-?market|mid-?siz\w*|medium[- ]siz\w*)|(enterprises?|large))\b/g;
export const sizes = ["start-up", "small business", "mid-market", "enterprise"];
export const firms =
  /compan|firm|business|organi[sz]ation|manufactur|retailer|smb|sme|start|enterprise|market|owner|hotel|shop/;

/** People employed: from, to, and the step between two sizes. */
export const firmSizes = table.firm_sizes as unknown as Record<string, [from: number, to: number, step: number]>;
/** Yearly incomes of the bands, in thousands; and of a role that no table has. */
export const incomes = { none: [1, 3], low: [16, 36], high: [190, 420], any: [35, 110] } as const;

/** Ages of people of whom none is said. */
export const usualAges: Record<"b2b" | "b2c", [number, number]> = { b2b: [29, 58], b2c: [25, 47] };
