import { ownValue } from "../../../own-value.ts";
import type { Audience, Persona } from "../../../personas/contract.ts";
import { type Draw, pick, shuffled } from "../../draw.ts";
import type { Engine, People } from "../../engine.ts";
import { firstNames, lastNames, poles } from "./described.ts";
import { anyIndustry, anyPlace } from "./places.ts";
import { type Description, readDescription } from "./read-description.ts";
import { anyWork, works } from "./works.ts";

/** How many people a description becomes. */
const count = 4;
const base32 = [..."abcdefghijklmnopqrstuvwxyz234567"];

/** Sizes of companies: people employed. */
const sizes: Record<string, [least: number, most: number]> = {
  "start-up": [6, 45],
  "small business": [3, 48],
  "mid-market": [200, 1800],
  enterprise: [3000, 40000],
  any: [40, 2500],
};
/** Yearly incomes of the bands, in thousands; and of a role that no table has. */
const incomes = { none: [1, 3], low: [16, 36], high: [190, 420], any: [35, 110] } as const;
const bandWords = { none: "no income, ", low: "low income, ", high: "high income, " } as const;

const between = (draw: Draw, from: number, to: number, step = 1) =>
  from + Math.floor(draw.next() * Math.floor((to - from) / step + 1)) * step;

/** A number as it is read, with commas: not left to the machine's own locale. */
const grouped = (number: number) => String(number).replace(/\B(?=(?:\d{3})+$)/g, ",");

const workOf = (role: string) => works.find(({ words }) => words.test(`${role.toLowerCase()} `));

function companyOf(draw: Draw, { company }: Description, industry: string, audience: Audience): string {
  if (audience === "b2c") return "";
  if (company && !Object.hasOwn(sizes, company)) return `${industry.toLowerCase()} company, ${company}`;
  const [least, most] = ownValue(sizes, company ?? "any")!;
  const people = between(draw, least, most, most > 1000 ? 50 : most > 100 ? 10 : 1);
  const kind = company && company !== "mid-market" ? company : "company";
  return `${industry.toLowerCase()} ${kind}, ${grouped(people)} people`;
}

function incomeOf(draw: Draw, { income, place }: Description, role: string, audience: Audience): string {
  if (income && "text" in income) return income.text;
  const [least, most] = income ? incomes[income.band] : (workOf(role)?.income ?? incomes.any);
  const amount = `${place?.money ?? "$"}${between(draw, least, most)}k`;
  return `${income ? bandWords[income.band] : ""}${amount}${audience === "b2c" ? " household" : ""}`;
}

/** How the poles of a pair are dealt to the four: by these, any two people differ on two of every three pairs. */
const deals = [0b0110, 0b0011, 0b0101];
/** How many pairs are dealt: any two people then differ on four of them. */
const dealt = 6;

/** For each of the four, what the description says of how they decide, and a pole of each of six pairs. */
function traitsOfFour(draw: Draw, { traits, income }: Description, audience: Audience): string[][] {
  // Money that is described is no pole any more, nor is anything that the description says outright.
  const said = [...traits, income ? "price conscious" : ""].join(" ");
  const free = poles[audience].filter((pair) => !pair.some((pole) => said.includes(pole) || isAgainst(said, pole)));
  const pairs = shuffled(draw, free).slice(0, dealt);
  return Array.from({ length: count }, (_, index) => [
    ...traits,
    ...pairs.map((pair, at) => pair[(deals[at % deals.length]! >> index) & 1]!),
  ]);
}

/** Who hates technology does not try new things early. */
const isAgainst = (said: string, pole: string): boolean =>
  (/tech/.test(said) && /tech|tries new/.test(pole)) ||
  (/enthusias|sceptical/.test(said) && /sceptical|distrusts/.test(pole));

/** The band of ages of people of whom none is said: in business, of a role, of anyone. */
function agesOf({ ages, roles }: Description, audience: Audience): [from: number, to: number] {
  if (ages) return ages;
  if (audience === "b2b") return [29, 61];
  return roles.some((role) => /^(?:student|pupil|apprentice|trainee|intern)/i.test(role)) ? [17, 26] : [20, 66];
}

/** The role of someone of this age of whom no work is said. */
function anyRole(audience: Audience, age: number, index: number, described: Description): string {
  if (described.income && "band" in described.income && described.income.band === "none") return "Out of work";
  if (audience === "b2b") return anyWork.b2b[index % anyWork.b2b.length]!;
  if (age < 20) return "Pupil";
  return age >= 67 ? `Retired ${anyWork.b2c[index]!.toLowerCase()}` : anyWork.b2c[index]!;
}

type PeopleTask = Omit<Parameters<Engine["people"]>[0], "signal">;

/** Four invented people who are what the description says, and otherwise differ from each other. */
export const people = async ({ description, audience, draw }: PeopleTask): Promise<People> => {
  const described = readDescription(description);
  const shared = draw.at("shared");
  const turn = between(shared.at("ages"), 0, count - 1);
  const traits = traitsOfFour(shared.at("traits"), described, audience);
  const first = shuffled(shared.at("first names"), firstNames);
  const last = shuffled(shared.at("last names"), lastNames);
  const towns = shuffled(shared.at("places"), described.place?.towns ?? anyPlace);
  const fields = shuffled(shared.at("industries"), anyIndustry);
  const order = shuffled(shared.at("works"), [0, 1, 2, 3]);
  const [from, to] = agesOf(described, audience);
  const personas = Array.from({ length: count }, (_, index): Persona => {
    const own = draw.at(`person ${index}`);
    const idDraw = own.at("id");
    // One of each quarter of the band, in an order of chance: the four are spread over it.
    const quarter = (to - from + 1) / count;
    const within = quarter * (((index + turn) % count) + 0.2 + 0.6 * own.at("age").next());
    const age = Math.min(to, Math.floor(from + within));
    const role = described.roles[index % described.roles.length] ?? anyRole(audience, age, order[index]!, described);
    const industry = described.industry ?? (workOf(role)?.industry || (audience === "b2b" ? fields[index]! : ""));
    return {
      id: `p_${Array.from({ length: 26 }, () => pick(idDraw, base32)).join("")}`,
      name: `${first[index]} ${last[index]}`,
      age,
      role: role.slice(0, 120),
      company: companyOf(own.at("company"), described, industry || "service", audience),
      industry,
      income: incomeOf(own.at("income"), described, role, audience),
      location: towns[index % towns.length]!,
      traits: traits[index]!.map((trait) => trait.slice(0, 120)).slice(0, 12),
      audience,
    };
  });
  return { personas, not_understood: described.not_understood };
};
