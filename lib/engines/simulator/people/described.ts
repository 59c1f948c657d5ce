import { partOf } from "../../../cut-text.ts";
import { ownValue } from "../../../own-value.ts";
import { cellsOf } from "../../cells.ts";

// Words of descriptions and what they mean; every band of ages and incomes is an assumption of a usual order.

/** The cells of rows with ";" or a new line between them. */
const shortRows = (table: string): string[][] => cellsOf(table.replaceAll(/;\s+/g, "\n"));
const rowsOf = (table: string): [value: string, words: string[]][] =>
  shortRows(table).map(([value = "", words = ""]) => [value, words.split(", ")]);
const bandOf = (band: string) => band.split("-").map(Number) as [from: number, to: number];

/** Words of age and the years they mean; of a generation as of 2025, by the usual birth years. */
export const ageBands = rowsOf(`
16-19 | teen, teenager, high school, pupil, adolescent; 18-28 | gen z, generation z, zoomer; 22-32 | young;
18-26 | college student, university student, undergraduate, undergrad, student; 23-32 | graduate student, phd student;
25-38 | new parent, new mother, new father, new mom, new mum, new dad, first-time parent, first-time mother, pregnant;
17-26 | apprentice, trainee, intern; 29-44 | millennial; 61-79 | boomer; 38-56 | parents of teen, parents of teenager;
42-58 | middle aged, midlife; 50-66 | empty nester; 63-80 | retired, retiree, pensioner; 45-60 | gen x, generation x;
65-84 | senior citizen, elderly, older people, grandparent, grandmother, grandfather; 45-56 | menopausal, menopause;
25-42 | parents of toddler, parents of babies, parents of young children, parents of small children`).map(
  ([ages, words]) => [bandOf(ages), words] as const,
);

/** Words that are taken over as facts of how all four decide. */
export const describedTraits = rowsOf(`
price conscious | price sensitive, price conscious, budget conscious, on a budget, on a tight budget, frugal, thrifty;
short on time | busy, time-poor, time-starved, short on time, stressed; privacy matters | privacy, privacy-conscious;
cares about the environment | eco, eco-conscious, environment, environmentalist, sustainability, climate activist;
tries new things early | tech-savvy, early adopter, digital native, tech enthusiast, innovator;
sceptical of marketing claims | sceptical, skeptical, distrustful, cynical, distrust;
easily convinced and enthusiastic | enthusiastic, optimist, optimistic; loyal to what works | loyal;
security and compliance first | security-conscious, compliance; pays for quality | quality, perfectionist;
worries about what is healthy | health-conscious, health-minded, healthy, fitness-minded;
risk averse | risk-averse, cautious, conservative, anxious; pregnant | pregnant, expecting a baby, expecting parent;
what it says about them matters | luxury, status, prestige, status-conscious;
analytical, reads everything before deciding | data-driven, analytical; decides on a whim | impulsive, spontaneous;
counts return on every spend | roi, return on investment;
plans for the whole family | parent, family, mom, mum, dad, mother, father;
hates technology | technophobe, luddite, tech-averse, not tech-savvy, hate technology, hates technology`);

/** Industries by the words that name them. */
export const industries = rowsOf(`
Software | saas, software, tech company, tech companies, technology company, tech firm, tech start-up;
Financial technology | fintech, payments; Banking | bank, banking, financial services, finance firm, finance sector;
Insurance | insurance, insurer; Healthcare | healthcare, health care, hospital, clinic, medical, dental;
Pharmaceuticals | pharma, pharmaceutical, biotech; Manufacturing | manufacturing, manufacturer, factory, industrial;
Retail | retail, retailer, shop, store; E-commerce | e-commerce, ecommerce, online shop; Law | law firm, legal;
Logistics | logistics, shipping, freight, supply chain, transport; Construction | construction, builder;
Education | education, school, university, edtech; Hospitality | restaurant, hospitality, hotel, cafe, café;
Travel | travel, tourism, airline; Energy | energy, utility, solar, oil; Advertising | agency, advertising;
Media | media, publishing, entertainment, gaming; Non-profit | non-profit, nonprofit, charity, ngo;
Public administration | government, public sector, municipal, council; Real estate | real estate, property;
Farming | agriculture, agricultural, farm, farming; Telecommunications | telecom, telecommunications;
Automotive | automotive, car maker; Food production | food, beverage; Consulting | consulting, consultancy`);

/** Towns and the sign of the money; of a kind of place its word, else an empty one. */
export type Place = { towns: string[]; money: string; kind: string };

/** Places by the words that name a country or a kind of place. */
export const places = cellsOf(`
$ rural, countryside, small-town, village | rural Nebraska; a village in Vermont; rural Kentucky; a small town in Idaho
$ suburban, suburb | a suburb of Denver; a suburb of Atlanta; a suburb of Columbus; a suburb of Phoenix
$ urban, city, metropolitan, big-city | Chicago; Philadelphia; Seattle; Atlanta
£ uk, u.k, united kingdom, britain, british, england, english | Leeds; Bristol; Glasgow; Norwich | , United Kingdom
€ germany, german | Kassel; Hamburg; Leipzig; Augsburg | , Germany
€ france, french | Lyon; Nantes; Lille; Toulouse | , France
€ spain, spanish | Valencia; Madrid; Bilbao; Málaga | , Spain
€ italy, italian | Bologna; Turin; Bari; Milan | , Italy
€ netherlands, dutch | Utrecht; Rotterdam; Groningen; Eindhoven | , Netherlands
€ ireland, irish | Cork; Dublin; Galway; Limerick | , Ireland
€ nordic, scandinavia, scandinavian, sweden, norway, denmark, finland | Uppsala; Bergen; Aarhus; Tampere
€ europe, european, eu | Ghent, Belgium; Porto, Portugal; Graz, Austria; Turku, Finland
$ canada, canadian | Calgary; Montréal; Halifax; Ottawa | , Canada
$ australia, australian | Adelaide; Brisbane; Perth; Hobart | , Australia
$ india, indian | Pune; Bengaluru; Chennai; Jaipur | , India
$ japan, japanese | Nagoya; Osaka; Sapporo; Tokyo | , Japan
£ london, londoner | London | , United Kingdom
€ berlin, berliner | Berlin | , Germany
€ paris, parisian | Paris | , France
$ us, u.s, usa, united states, america, american, midwest | Columbus, Ohio; Tampa, Florida; Tucson, Arizona; Denver
`).map(([head = "", towns = "", country = ""]) => {
  const [first = "", ...others] = partOf(head, 2).split(", ");
  const names = towns.split("; ").map((town) => `${town}${country}`);
  const place: Place = { towns: names, money: head[0]!, kind: /urban$|rural/.test(first) ? first : "" };
  return [place, [first, ...others]] as [Place, string[]];
});
/** Where people live whose description names no place. */
export const anyPlace = places.at(-1)![0];

/** Roles by the beginnings of their words, with the yearly income in thousands of US dollars and the industry. */
export const works = cellsOf(`
20-70 | | retire, pensioner, senior citizen, grand
150-330 | | cfo, cto, cmo, ceo, chief, finance director, vp engineering, vp marketing, managing director, board
120-260 | | ciso, cio, head of, director, vice president, vp, executive, partner, president
80-190 | | product manager, product owner, product lead, engineering manager, architect, it , security, data , analyst,
  sales, account exec, procurement, purchas, buyer, sourcing, recruit, hr , human resource, people ops, talent
75-190 | Software | developer, software engineer, programmer, engineer, devops
60-150 | | market, brand manager, growth, operations, logistics, supply chain, manager, project, planner
45-130 | Design | designer, creative, artist, photograph, musician, writer, journalist, translat
40-180 | | owner, founder, entrepreneur, landlord, business owner, self-employed, freelanc, contractor, gig
45-120 | Accounting | accountant, bookkeeper, controller, tax advis
80-280 | Law | lawyer, attorney, counsel, notary, judge, legal
110-320 | Healthcare | doctor, physician, dentist, clinician, surgeon, cardiolog, radiolog, pa?ediatric, psychiatr, gp
45-110 | Healthcare | nurse, midwi, paramedic, therap, physio, pharmac, hygienist, carer, care worker, caregiver, vet
38-90 | Education | teacher, educator, professor, lecturer, librarian, tutor, head teacher, scientist, research
30-110 | Farming | farm, grower, beekeep, vintner, fisher, gardener, forest
40-100 | Construction | electrician, plumber, carpenter, trades, builder, mechanic, roofer, painter, welder, craft
28-70 | Transport | driver, courier, dispatcher, pilot, conductor, cabin
26-60 | Hospitality | chef, cook, baker, waiter, barista, bartender, hotel, restaurant
22-40 | | hairdresser, cleaner, cashier, shop assistant
40-95 | Public administration | police, firefight, soldier, civil servant, social worker, clerk
8-24 | Education | student, undergrad, pupil, apprentice, trainee, intern, teen
40-140 | | parent, mom, mum, mother, dad, father, famil, couple, homeowner, commuter, office, employee, worker
`).map(([income = "", industry = "", words = ""]) => ({
  words: new RegExp(`\\b(?:${words.split(", ").join("|")})`),
  industry,
  income: bandOf(income),
}));

const list = (words: string) => words.split(/,\s+/);
/** First and last names of many languages, drawn independently of each other and of all facts. */
export const firstNames =
  list(`Alex, Amina, Andrei, Anjali, Beatriz, Camille, Carlos, Chidi, Daniel, Dara, Elif, Emeka, Erin,
  Fatima, Felix, Hana, Imani, Ivan, Jun, Kofi, Layla, Linh, Lucia, Maya, Noor, Olga, Omar, Quinn, Rosa, Sam, Yara`);
export const lastNames =
  list(`Abebe, Ahmed, Almeida, Bauer, Brown, Chen, Cohen, Costa, Das, Demir, Dubois, Eriksen, Garcia, Haddad,
  Hansen, Ito, Ivanova, Kamau, Khan, Kim, Lopez, Mbeki, Murphy, Nguyen, Okafor, Patel, Reyes, Rossi, Sato, Silva`);

/** Roles of people whose description names none. */
export const anyWork = {
  b2b: ["Operations Manager", "Finance Director", "Director of IT", "Managing Director"],
  b2c: ["Shop assistant", "Project manager", "Care worker", "Civil servant"],
};

/** Opposite ways to decide: every person has a pole of some of these, and the four differ by how they are dealt. */
export const poles = shortRows(`
tries new things early | loyal to what works; price conscious | pays for quality and service;
wants to see proof before a decision | influenced by friends; decides with others | decides alone and fast;
distrusts advertising | privacy matters; wants it simple | thorough; risk averse | takes risks;
plans ahead | short on time; wants help from a person | likes to try things without help;
cares about the environment | practical`);

const decades: Record<string, number> = { twen: 2, thir: 3, for: 4, fif: 5, six: 6, seven: 7, eigh: 8 };
const decadeParts: Record<string, number[]> = { early: [0, 3], mid: [3, 7], late: [7, 9], all: [0, 9] };

/** What may follow a number of years; a noun behind it is what is counted. */
const years = String.raw`(?=\s*$|\s*[^\w\s%.,-]|\s?[.,](?!\d)|\s(?:years? old|years of age|and|or|who|that|in|at|from|with|on|\w+ing)\b)`;
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
    ([, under, upTo]) => [18, under === undefined ? Number(upTo) : Number(under) - 1],
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

/** How many of four a part of the people is. */
export const shares: [words: RegExp, of_four: number][] = [
  [/\bhalf\b/, 2],
  [/\b(?:most|mostly|mainly|majority)\b/, 3],
  [/\b(?:some|several|few|third|quarter)\b/, 1],
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
export const firmSizes: Record<string, [number, number, number]> = {
  "start-up": [6, 45, 1],
  "small business": [3, 48, 1],
  "mid-market": [200, 1800, 50],
  enterprise: [3000, 40000, 50],
  any: [40, 2500, 50],
};
/** Yearly incomes of the bands, in thousands; and of a role that no table has. */
export const incomes = { none: [1, 3], low: [16, 36], high: [190, 420], any: [35, 110] } as const;

/** Ages of people of whom none is said. */
export const usualAges: Record<"b2b" | "b2c", [number, number]> = { b2b: [29, 58], b2c: [25, 47] };
