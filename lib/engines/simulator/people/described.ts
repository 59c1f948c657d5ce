import { cellsOf } from "../topic/cells.ts";

// Facts from which people are composed. Everyone is invented; names are drawn from one mixed list without regard to
// anything else, and nothing about a person follows from a name. Bands are assumptions of a usual order.

const list = (words: string) => words.trim().split(/,\s+/);

/** First and last names from many languages, drawn independently of each other and of all facts. */
export const firstNames = list(`Alex, Amina, Andrei, Anjali, Beatriz, Bogdan, Camille, Carlos, Chidi, Chloe, Daniel,
  Dara, Elif, Emeka, Erin, Fatima, Felix, Freya, Gabriel, Hana, Hugo, Imani, Ines, Ivan, Jamal, Jun, Kai, Katarina,
  Kofi, Lars, Layla, Linh, Lucia, Marek, Mateo, Maya, Mina, Nadia, Nikhil, Noor, Olga, Omar, Paolo, Petra, Quinn,
  Rafael, Rosa, Ruth, Sam, Sanjay, Sara, Sean, Selin, Tariq, Thandi, Tomas, Uma, Victor, Wei, Yara, Yusuf, Zoe`);
export const lastNames = list(`Abebe, Adeyemi, Ahmed, Almeida, Andersson, Bauer, Bianchi, Brown, Chen, Cohen, Costa,
  Das, Demir, Diaz, Dubois, Eriksen, Farouk, Fischer, Garcia, Green, Haddad, Hansen, Hughes, Ito, Ivanova, Jansen,
  Kamau, Kaplan, Khan, Kim, Kowalska, Larsen, Lopez, Mbeki, Mendes, Meyer, Moreau, Murphy, Nair, Nguyen, Novak,
  Okafor, Olsen, Park, Patel, Petrov, Popescu, Quist, Reyes, Rossi, Santos, Sato, Schmidt, Silva, Singh, Tanaka,
  Taylor, Turner, Vargas, Walker, Wong, Yilmaz`);

/** Words of age and the years they mean; words of a generation as of 2025, by the usual birth years. */
const bands = `
16-19 | teen, teenager, high-school, high school, pupil, adolescent
18-28 | gen z, gen-z, generation z, zoomer
18-26 | college student, university student, undergraduate, undergrad, student
23-32 | graduate student, phd student
22-32 | young professional, young adult, young people, young couple, young worker, young
25-38 | new parent, new mother, new father, new mom, new mum, new dad, first-time parent, first-time mother,
  expecting, pregnant
29-44 | millennial
45-60 | gen x, gen-x, generation x
61-79 | baby boomer, boomer
42-58 | middle-aged, middle aged, midlife
63-80 | retired, retiree, pensioner
65-84 | senior citizen, elderly, older adult, older people, grandparent, grandmother, grandfather
25-42 | parents of toddler, parents of babies, parents of young children, parents of small children, parents with a
  toddler, parents with a baby
38-56 | parents of teen, parents of teenager
50-66 | empty nester
45-56 | menopausal, menopause
`;
export const ageBands: [words: string[], from: number, to: number][] = cellsOf(bands).map(([ages = "", words = ""]) => {
  const [from = 0, to = 0] = ages.split("-").map(Number);
  return [words.split(", "), from, to];
});

/** Words of a description that are taken over as facts of how all four decide. */
const traits = `
price conscious | price-sensitive, price sensitive, price conscious, price-conscious, budget conscious, on a budget,
  on a tight budget, frugal, thrifty, cost-conscious, cost conscious, bargain hunter
short on time | busy, time-poor, time poor, time-starved, short on time, stressed
cares about the environment | eco, eco-conscious, eco-minded, environment, environmentally, environmentalist,
  sustainability, climate, green-minded, climate activist
tries new things early | tech-savvy, early adopter, digital native, tech enthusiast, innovator
sceptical of marketing claims | sceptic, skeptic, sceptical, skeptical, distrustful, cynical, cynic, distrust
easily convinced and enthusiastic | enthusiast, enthusiastic, optimist, optimistic
privacy matters | privacy, privacy-conscious
security and compliance first | security-conscious, compliance
worries about what is healthy | health-conscious, health conscious, health-minded, healthy, fitness-minded
risk averse | risk-averse, risk averse, cautious, conservative, anxious
pays for quality | quality, perfectionist
what it says about them matters | luxury, status, prestige, status-conscious
loyal to what works | loyal
pregnant | pregnant, expecting a baby, expecting parent
analytical, reads everything before deciding | data-driven, analytical
counts return on every spend | roi, return on investment
plans for the whole family | parent, family, families, mom, mum, dad, mother, father
decides on a whim | impulsive, spontaneous
hates technology | technophobe, luddite, tech-averse, tech-shy, not tech-savvy, hate technology, hates technology,
  hate tech, no smartphone
`;
export const describedTraits: [trait: string, words: string[]][] = cellsOf(traits).map(([trait = "", words = ""]) => [
  trait,
  words.split(", "),
]);

/** Opposite ways to decide: every person has a pole of some of these, and the four differ by how they are dealt. */
const opposites = {
  b2b: `tries new tools early | slow to change what works
counts return on every spend | needs results this quarter
wants to see proof before a decision | trusts peers in the field
must convince others | decides alone and fast
wants help from a person | likes to try things without help
wary of vendor lock-in | dislikes work to integrate
price conscious | pays for quality and service
sceptical of marketing claims | cares how a brand looks and sounds
wants it simple for the team | tech-savvy
risk averse | takes risks`,
  b2c: `tries new things early | loyal to what works
price conscious | pays for quality
reads reviews | decides on a whim
influenced by friends | distrusts advertising
wants it simple | enjoys the ritual
privacy matters | short on time
cares about the environment | practical
risk averse | takes risks
wants help from a person | likes to try things without help
plans ahead | dislikes fuss`,
};
const pairs = (rows: string) => rows.split("\n").map((row) => row.split(" | ") as [one: string, other: string]);
export const poles = { b2b: pairs(opposites.b2b), b2c: pairs(opposites.b2c) };
