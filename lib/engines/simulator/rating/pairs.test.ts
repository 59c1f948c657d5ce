import { describe, expect, test } from "vitest";
import type { Persona } from "../../../personas/contract.ts";
import { inferAudience } from "../../../studies/infer-audience.ts";
import { drawFrom } from "../../draw.ts";
import type { ClosedItem } from "../../engine.ts";
import { mean } from "../../statistics.ts";
import { people } from "../people/people.ts";
import { readTopic } from "../topic/read-topic.ts";
import { rate } from "./rate.ts";

// Of two audiences, personas or offers, the first is to like the thing more: the mean stance over several seeds, by the
// decision model alone.

const stance: ClosedItem = {
  id: "stance",
  text: "Where do you stand?",
  points: ["firmly against", "rather against", "undecided", "rather for", "firmly for"],
  from: 1,
  measures: { of: "stance" },
};
const seeds = [1, 2, 3];

async function stanceOf(topic: string, persona: Persona): Promise<number> {
  const brief = {
    topic,
    study_type: "concept" as const,
    audience: persona.audience,
    audience_description: null,
    personas: [persona],
    n_per_persona: 1,
    seed: 1,
  };
  const { plan } = readTopic(brief);
  const asked = { brief, plan, persona, item: stance, situation: null, answer: null, draw: drawFrom("pairs") };
  const { distribution } = await rate(asked);
  return distribution.reduce((sum, share, point) => sum + share * (point + 1), 0);
}

async function meanOf(topic: string, description: string): Promise<number> {
  const audience = inferAudience(description, "concept");
  const made = await Promise.all(
    seeds.map((seed) => people({ description, audience, topic, draw: drawFrom(String(seed)) })),
  );
  return mean(await Promise.all(made.flatMap(({ personas }) => personas.map((persona) => stanceOf(topic, persona)))));
}

/** A difference that a reader sees: a tenth of a point of five. */
const seen = 0.1;

const audiences: [topic: string, higher: string, lower: string][] = [
  ["Would people subscribe to a monthly steak box?", "barbecue fans", "vegans"],
  ["Would people buy our plant-based burger patties?", "vegans", "barbecue fans"],
  ["How do people feel about a hearing aid that streams calls?", "retirees", "Gen Z"],
  ["How do people feel about a new hearing aid?", "82-year-olds", "18-year-olds"],
  ["Would people go to a new techno nightclub downtown?", "18-year-olds", "82-year-olds"],
  ["How do people see a retirement home with a pool?", "retirees over 70", "Tokyo teenagers"],
  ["A portable ECG device that reads twelve leads", "cardiologists", "plumbers"],
  ["A $9,000 watch", "people who earn $900k a year", "people who earn $15k a year"],
  ["A $1,500 espresso machine", "affluent couples", "people with no money at all, who live on the street"],
  ["An AI shopping assistant", "technology enthusiasts", "people who hate technology"],
  ["An AI-powered smart home hub", "early adopters", "technophobes"],
  ["A meal kit with a new kind of guarantee", "enthusiasts", "sceptics"],
  ["A folding stroller for city parents", "parents of toddlers", "women without children"],
  ["A stroller with big wheels", "new parents", "childless couples"],
  ["Organic baby food in glass jars", "parents of babies", "childfree people"],
  ["A dog food subscription", "dog owners", "people allergic to dogs"],
  ["A self-cleaning cat litter box", "cat owners", "dog persons"],
  ["A craft beer club with a box every month", "beer lovers", "people who do not drink, sober"],
  ["A craft beer club with a box every month", "beer lovers", "pregnant women"],
  ["Solar panels on the roof", "homeowners", "renters"],
  ["A heat pump with installation", "homeowners in their forties", "students in a flat share"],
  ["A robotic lawnmower", "people with a garden", "people in a flat with no garden"],
  ["A cargo bike with a rain cover", "cyclists", "people who hate cycling"],
  ["A car wash subscription", "car owners", "people without a car"],
  ["A season ticket for the metro", "commuters in the city", "farmers in a remote village"],
  ["A used electric SUV", "car enthusiasts", "people with no licence who cannot drive"],
  ["A tractor with autopilot", "farmers", "office workers in the city"],
  ["Classroom software for lesson planning", "teachers", "truck drivers"],
  ["A cordless power drill with two batteries", "carpenters", "poets"],
  ["Expense software that books receipts", "CFOs", "nurses"],
  ["Bookkeeping software for small firms", "accountants", "musicians"],
  ["A code review tool for pull requests", "software engineers", "HR managers"],
  ["Endpoint security software", "CISOs at banks", "marketing managers"],
  ["An HR software for performance reviews", "HR directors", "developers at software companies"],
  ["Marketing automation software", "marketers at software companies", "accountants at insurance firms"],
  ["Contract review software", "lawyers at law firms", "logistics managers at retailers"],
  ["A CRM with lead scoring", "sales managers", "compliance officers at banks"],
  ["A dating app for serious people", "students in their twenties", "retired grandparents"],
  ["An energy drink with caffeine", "teenagers", "pensioners"],
  ["A skateboard with a motor", "skaters aged 16-20", "people over 70"],
  ["A stairlift with rental", "people over 75", "people under 25"],
  ["A funeral plan with a fixed price", "people over 70", "people under 25"],
  ["Tutoring in maths for school children", "parents of teenagers", "childless people over 60"],
  ["A gym with a climbing wall", "athletes", "couch potatoes who hate sport"],
  ["A ski pass for three resorts", "skiers", "people who hate the outdoors"],
  ["A concert subscription for chamber music", "musicians", "deaf people"],
  ["A poker app with real money", "gamblers", "religious people against gambling"],
  ["A second-hand clothing shop", "environmentalists", "people who hate second-hand"],
  ["A luxury handbag", "wealthy people who love luxury", "minimalists"],
  ["A plastic bag for every purchase", "people who shop in supermarkets", "climate activists"],
  ["A gluten-free bread box", "coeliacs", "bakers"],
  ["A glucose monitor without needles", "diabetics", "runners"],
  ["A cheese of the month club", "cheese lovers", "vegans"],
  ["A student loan with a grace period", "students", "pensioners"],
  ["A mortgage for first buyers", "couples in their thirties", "people over 80"],
  ["A premium leather sofa at $4,000", "people who earn $400k a year", "unemployed people"],
];

// One pair in three in the short form.
const shown = process.env.FULL_TESTS ? audiences : audiences.filter((_, at) => at % 3 === 0);

test.each(shown)("%s: %s more than %s", async (topic, higher, lower) => {
  expect((await meanOf(topic, higher)) - (await meanOf(topic, lower))).toBeGreaterThan(seen);
});

const someone: Persona = {
  id: "p_someone",
  name: "Sam Lee",
  age: 41,
  role: "Project manager",
  company: "",
  industry: "",
  income: "$70k household",
  location: "Columbus, Ohio",
  traits: ["practical"],
  audience: "b2c",
};

const facts: [topic: string, higher: Partial<Persona>, lower: Partial<Persona>][] = [
  ["A steak box", { traits: ["loves barbecue"] }, { traits: ["vegan for ten years"] }],
  ["A nightclub membership", { age: 18 }, { age: 82 }],
  ["A hearing aid", { age: 78, role: "Retired clerk" }, { age: 22, role: "Student" }],
  ["An ECG device", { role: "Cardiologist", industry: "Healthcare" }, { role: "Plumber", industry: "Construction" }],
  ["A $9,000 watch", { income: "$900k" }, { income: "$15k" }],
  ["A stroller", { role: "Mother of two" }, { traits: ["childfree by choice"] }],
  ["A dog grooming service", { traits: ["has two dogs"] }, { traits: ["hates dogs"] }],
  ["A gaming console", { traits: ["gamer"] }, { age: 81, role: "Retired nurse" }],
];
test.each(facts)("%s: a saved persona's own facts count", async (topic, higher, lower) => {
  const [more, less] = [
    await stanceOf(topic, { ...someone, ...higher }),
    await stanceOf(topic, { ...someone, ...lower }),
  ];
  expect(more - less).toBeGreaterThan(seen);
});

describe("what is said of the offer", () => {
  const everyone = "adults";
  test.each([
    ["A password manager for $5 a month", "A password manager for $50,000 a month"],
    ["A mattress at $99", "A mattress at $12,999"],
    ["A phone that never breaks", "A phone that always breaks"],
    ["A shop with friendly staff and fast delivery", "A shop with rude staff and late delivery"],
  ])("%s more than %s", async (higher, lower) => {
    expect((await meanOf(higher, everyone)) - (await meanOf(lower, everyone))).toBeGreaterThan(0.3);
  });

  test.each([
    ["An invoicing app that chases late payers", "An invoicing app that chases payers"],
    ["A service that fixes broken phones", "A service that fixes phones"],
    ["Software that stops expensive chargebacks", "Software that stops chargebacks"],
    ["A vaccine that prevents dangerous infections", "A vaccine that prevents infections"],
  ])("%s as much as without the word of the problem", async (problem, plain) => {
    expect(Math.abs((await meanOf(problem, everyone)) - (await meanOf(plain, everyone)))).toBeLessThan(0.15);
  });
});
