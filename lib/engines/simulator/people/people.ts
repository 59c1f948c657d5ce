import { ownValue } from "../../../own-value.ts";
import type { Audience, Persona } from "../../../personas/contract.ts";
import { type Draw, pick, shuffled } from "../../draw.ts";
import type { Engine, People } from "../../engine.ts";
import { plainText, withoutOrders } from "../topic/read-text.ts";
import { ageWords, describedTraits, firstNames, lastNames, poles } from "./described.ts";
import { anyIndustry, anyPlace, industries, places } from "./places.ts";
import { anyWork, type Work, works } from "./works.ts";

/** How many people a description becomes. */
const count = 4;
const base32 = [..."abcdefghijklmnopqrstuvwxyz234567"];

/** What a description says, each part null or empty where it says nothing. */
type Described = {
  ages: [from: number, to: number] | null;
  works: Work[];
  industry: string | null;
  place: { towns: string[]; money: string } | null;
  income: { text: string } | { band: "low" | "high" } | null;
  company: string | null;
  traits: string[];
};

function agesIn(text: string): Described["ages"] {
  const within = (from: number, to: number): [number, number] => [
    Math.max(16, Math.min(from, to)),
    Math.min(100, Math.max(from, to)),
  ];
  const range = /\b(\d{2})\s?(?:-|–|—|to|and)\s?(\d{2})\b(?!\s?(?:%|k\b|people|employees|hours))/.exec(text);
  if (range) return within(Number(range[1]), Number(range[2]));
  const decade =
    /\b(early|mid|late)?[- ]?(?:in their )?([2-8])0s\b/.exec(text) ??
    /\b(early|mid|late)?\s?(twenties|thirties|forties|fifties|sixties|seventies)\b/.exec(text);
  if (decade) {
    const named = { twenties: 20, thirties: 30, forties: 40, fifties: 50, sixties: 60, seventies: 70 }[decade[2]!];
    const ten = named ?? Number(decade[2]) * 10;
    return decade[1] === "early"
      ? within(ten, ten + 3)
      : decade[1] === "late"
        ? within(ten + 7, ten + 9)
        : within(ten, ten + 9);
  }
  const over =
    /\b(?:over|above|older than|at least|aged?)\s(\d{2})\b(\+)?|\b(\d{2})\s?\+|\b(\d{2}) (?:and|or) (?:over|older)\b/.exec(
      text,
    );
  const under = /\b(?:under|below|younger than|up to)\s(\d{2})\b(?!\s?(?:k\b|people|employees|%))/.exec(text);
  if (under) return within(18, Number(under[1]) - 1);
  if (over) {
    const from = Number(over[1] ?? over[3] ?? over[4]);
    return /^aged?\s\d{2}$/.test(over[0]) ? within(from, from) : within(from, from + 20);
  }
  const exact = /\b(\d{2})[- ]year[- ]olds?\b/.exec(text);
  if (exact) return within(Number(exact[1]), Number(exact[1]));
  const word = ageWords.find(([words]) => words.test(text));
  return word ? [word[1], word[2]] : null;
}

function incomeIn(text: string): Described["income"] {
  const stated =
    /(?:[$€£]\s?\d[\d,.]*\s?k?(?:\s?(?:-|–|to)\s?[$€£]?\s?\d[\d,.]*\s?k?)?)(?= ?(?:\+|a year|per year|income|household|salary|earn|or more|or less|,|$|and))/.exec(
      text,
    );
  if (stated && /income|earn|salary|household|make|a year|per year/.test(text))
    return { text: `${stated[0].trim()}${/household/.test(text) ? " household" : ""}` };
  if (/low[- ]income|low[- ]wage|minimum wage|struggling|unemployed|poor\b|working[- ]class/.test(text))
    return { band: "low" };
  return /high[- ](?:income|earn\w*|net[- ]worth)|affluent|wealthy|rich\b|well[- ]off/.test(text)
    ? { band: "high" }
    : null;
}

function companyIn(text: string): string | null {
  const people = /\b(\d[\d,]*)\s?(?:-|–|to)\s?(\d[\d,]*)[- ](?:people|employees?|person|staff|seats?)\b/.exec(text);
  if (people) return `${people[1]} to ${people[2]} people`;
  if (/mid-?(?:market|size\w*)|medium[- ]size\w*/.test(text)) return "mid-market";
  if (/enterprise|large (?:compan|firm|organi[sz]ation|corporat)|fortune/.test(text)) return "enterprise";
  return /start-?ups?/.test(text)
    ? "start-up"
    : /small (?:business|compan|firm)|smbs?\b|smes?\b|\bowners?\b/.test(text)
      ? "small business"
      : null;
}

/** A place that no table knows but the description names: "in Florida", "from Nagoya". */
function placeNamed(description: string): string | null {
  const found =
    /\b(?:in|from|across|around|near)\s(?:the\s)?(\p{Lu}\p{Ll}[\p{L}-]*(?:\s\p{Lu}\p{Ll}[\p{L}-]*){0,2})(?=[,.;]|\s|$)/u.exec(
      plainText(description),
    )?.[1];
  const other =
    found &&
    (/^(?:Fortune|Gen|SaaS|Series)\b/.test(found) || industries.some(([words]) => words.test(found.toLowerCase())));
  return found && !other ? found.slice(0, 80) : null;
}

function describedIn(description: string): Described {
  const text = withoutOrders(plainText(description)).text.toLowerCase();
  const matches = works.filter(({ words }) => words.test(text));
  const place = places.find(([words]) => words.test(text));
  const named = placeNamed(description);
  // "Nurses in retail" are nurses: a role's own industry stands only where the description names none.
  return {
    ages: agesIn(text),
    works: matches.filter((work, index) => index === 0 || !general.has(work)).slice(0, count),
    industry: industries.find(([words]) => words.test(text))?.[1] ?? null,
    place: place ? { towns: place[1], money: place[2] } : named ? { towns: [named], money: "$" } : null,
    income: incomeIn(text),
    company: companyIn(text),
    traits: describedTraits
      .filter(([words]) => words.test(text))
      .map(([, trait]) => trait)
      .slice(0, 4),
  };
}

/** Ways of life rather than work: they give way to any job that the description names. */
const general = new Set(works.slice(-4));

/** Sizes of companies: people employed. */
const sizes: Record<string, [least: number, most: number]> = {
  "start-up": [6, 45],
  "small business": [3, 48],
  "mid-market": [200, 1800],
  enterprise: [3000, 40000],
  any: [40, 2500],
};

const between = (draw: Draw, from: number, to: number, step = 1) =>
  from + Math.floor(draw.next() * Math.floor((to - from) / step + 1)) * step;

/** A number as it is read, with commas: not left to the machine's own locale. */
const grouped = (number: number) => String(number).replace(/\B(?=(?:\d{3})+$)/g, ",");

function companyOf(draw: Draw, described: Described, industry: string, audience: Audience): string {
  if (audience === "b2c") return "";
  if (described.company && !Object.hasOwn(sizes, described.company))
    return `${industry.toLowerCase()} company, ${described.company}`;
  const [least, most] = ownValue(sizes, described.company ?? "any")!;
  const people = between(draw, least, most, most > 1000 ? 50 : most > 100 ? 10 : 1);
  const kind = described.company && described.company !== "mid-market" ? described.company : "company";
  return `${industry.toLowerCase()} ${kind}, ${grouped(people)} people`;
}

function incomeOf(draw: Draw, described: Described, work: Work, money: string, audience: Audience): string {
  const { income } = described;
  if (income && "text" in income) return income.text;
  const [least, most] = income?.band === "low" ? [16, 36] : income?.band === "high" ? [190, 420] : work.income;
  const amount = `${money}${between(draw, least, most)}k`;
  const said = income?.band === "low" ? "low income, " : income?.band === "high" ? "high income, " : "";
  return `${said}${amount}${audience === "b2c" ? " household" : ""}`;
}

/** How the two poles of a pair are dealt to the four: by these three any two people differ on two of every three pairs. */
const deals = [0b0110, 0b0011, 0b0101];
/** How many pairs are dealt: any two people then differ on four of them. */
const dealt = 6;

/** For each of the four, what the description says of how they decide, and a pole of each of six pairs. */
function traitsOfFour(draw: Draw, described: Described, audience: Audience): string[][] {
  // Money that is described is no pole any more, nor is anything that the description says outright.
  const said = [...described.traits, described.income ? "price conscious" : ""].join(" ");
  const free = poles[audience].filter(([one, other]) => !said.includes(one) && !said.includes(other));
  const pairs = shuffled(draw, free).slice(0, dealt);
  return Array.from({ length: count }, (_, index) => [
    ...described.traits,
    ...pairs.map((pair, at) => pair[(deals[at % deals.length]! >> index) & 1]!),
  ]);
}

type PeopleTask = Omit<Parameters<Engine["people"]>[0], "signal">;

/** Four invented people who are what the description says, and otherwise differ from each other. */
export const people = async ({ description, audience, draw }: PeopleTask): Promise<People> => {
  const described = describedIn(description);
  const shared = draw.at("shared");
  const turn = between(shared.at("ages"), 0, count - 1);
  const traits = traitsOfFour(shared.at("traits"), described, audience);
  const first = shuffled(shared.at("first names"), firstNames);
  const last = shuffled(shared.at("last names"), lastNames);
  const towns = shuffled(shared.at("places"), described.place?.towns ?? anyPlace);
  const fields = shuffled(shared.at("industries"), anyIndustry);
  const any = shuffled(shared.at("works"), anyWork[audience]);
  const personas = Array.from({ length: count }, (_, index): Persona => {
    const own = draw.at(`person ${index}`);
    const idDraw = own.at("id");
    const found = described.works.length > 0;
    const work = found ? described.works[index % described.works.length]! : any[index]!;
    const industry = described.industry ?? (work.industry || (audience === "b2b" ? fields[index]! : ""));
    const [from, to] =
      described.ages ?? (audience === "b2b" ? [29, 61] : /Retired/.test(work.roles[0]!) ? [63, 80] : [20, 66]);
    // One of each quarter of the band, in an order of chance: the four are spread over it.
    const quarter = (to - from + 1) / count;
    const age = Math.min(
      to,
      Math.floor(from + quarter * (((index + turn) % count) + 0.2 + 0.6 * own.at("age").next())),
    );
    const roles = shuffled(shared.at(`roles ${work.roles[0]}`), work.roles);
    return {
      id: `p_${Array.from({ length: 26 }, () => pick(idDraw, base32)).join("")}`,
      name: `${first[index]} ${last[index]}`,
      age,
      role: roles[Math.floor(index / Math.max(1, described.works.length)) % roles.length]!,
      company: companyOf(own.at("company"), described, industry || "service", audience),
      industry,
      income: incomeOf(own.at("income"), described, work, described.place?.money ?? "$", audience),
      location: towns[index % towns.length]!,
      traits: traits[index]!,
      audience,
    };
  });
  return { personas, not_understood: [] };
};
