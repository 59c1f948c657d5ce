import { describe, expect, test } from "vitest";
import type { Persona } from "../../../personas/contract.ts";
import { defaultPersonas } from "../../../personas/default-personas.ts";
import { considerations } from "../../considerations.ts";
import { incomeThousands } from "../../read-prices.ts";
import { considerationIds } from "../../readings.ts";
import { traitIds, traitScales } from "../../traits.ts";
import { isTraitWord, traitsOf } from "./mind.ts";

const plain: Persona = {
  id: "p_plain",
  name: "Kim Novak",
  age: 40,
  role: "Clerk",
  company: "",
  industry: "",
  income: "",
  location: "",
  traits: [],
  audience: "b2c",
};
const unread = ({ traits }: Persona) => traits.filter((trait) => !isTraitWord(trait));
const scoresOf = (changed: Partial<Persona>) => traitsOf({ ...plain, ...changed }).traits;

describe("the traits of a persona", () => {
  test("are z-scores on scales that are named, 0 where nothing is known", () => {
    expect(Object.values(scoresOf({}))).toEqual(traitIds.map(() => 0));
    for (const { scale } of Object.values(traitScales)) expect(scale.length).toBeGreaterThan(20);
  });

  test("stay within two and a half standard deviations, whatever is said how often", () => {
    const traits = ["price conscious", "frugal, counts every penny", "on a budget", "loves bargains"];
    expect(scoresOf({ traits, income: "$12k", role: "Student" }).price_consciousness).toBe(2.5);
  });

  test.each([
    ["price conscious", "price_consciousness"],
    ["tries new tools early", "innovativeness"],
    ["sceptical of marketing claims", "ad_scepticism"],
    ["security and compliance first", "security_demand"],
    ["counts return on every spend", "roi_rigour"],
    ["asks for references", "proof_demand"],
    ["cares about the environment", "sustainability"],
    ["must convince others", "consensus_need"],
    ["privacy matters", "privacy_concern"],
    ["short on time", "convenience"],
    ["what it says about her matters", "brand_consciousness"],
  ] as const)("%j raises %s", (trait, id) => expect(scoresOf({ traits: [trait] })[id]).toBeGreaterThan(0.5));

  test("are said by the start of a word, not by letters inside one", () => {
    for (const [trait, id] of [
      ["devoted grandmother", "family_orientation"],
      ["cybersecurity first", "security_demand"],
      ["data-driven", "need_for_cognition"],
    ] as const)
      expect(scoresOf({ traits: [trait] })[id]).toBeGreaterThan(0.5);
    expect(isTraitWord("disorganised and unreliable")).toBe(false);
  });

  test("a trait that is denied counts the other way", () => {
    expect(scoresOf({ traits: ["not price sensitive"] }).price_consciousness).toBeLessThan(-0.5);
  });

  test("follow income, age, role and the size of the company", () => {
    expect(scoresOf({ income: "$24k household" }).price_consciousness).toBeGreaterThan(
      scoresOf({ income: "$400k household" }).price_consciousness,
    );
    expect(scoresOf({ age: 22 }).technology_readiness).toBeGreaterThan(scoresOf({ age: 72 }).technology_readiness);
    expect(scoresOf({ role: "CFO", audience: "b2b" }).roi_rigour).toBeGreaterThan(0.5);
    const company = (size: string) =>
      scoresOf({ audience: "b2b", company: `software company, ${size} people` }).consensus_need;
    expect(company("4,000")).toBeGreaterThan(company("12"));
  });

  test("do not follow name, sex or place", () => {
    const mother = {
      role: "Mother of two",
      traits: ["short on time, values her time"],
      name: "Anna Berg",
      location: "Lagos",
    };
    const father = {
      role: "Father of two",
      traits: ["short on time, values his time"],
      name: "Ali Khan",
      location: "Oslo",
    };
    expect(scoresOf(mother)).toEqual(scoresOf(father));
  });

  test("words that no scale knows are reported, and move nothing", () => {
    const persona = { ...plain, traits: ["plays the oboe", "price conscious", "collects moths"] };
    expect(unread(persona)).toEqual(["plays the oboe", "collects moths"]);
    expect(traitsOf(persona).traits).toEqual(scoresOf({ traits: ["price conscious"] }));
  });

  test("every trait of the library's personas is on some scale", () => {
    for (const persona of [...defaultPersonas.b2b, ...defaultPersonas.b2c]) expect(unread(persona)).toEqual([]);
  });
});

describe("the style of a persona", () => {
  test("follows its words and stays within bounds", () => {
    expect(traitsOf({ ...plain, traits: ["blunt, outspoken"] }).style.extremity).toBeGreaterThan(1);
    expect(traitsOf({ ...plain, traits: ["diplomatic"] }).style.hedging).toBeGreaterThan(0.5);
    expect(traitsOf({ ...plain, traits: ["talkative"] }).style.verbosity).toBeGreaterThan(1);
    expect(traitsOf({ ...plain, traits: ["polite and easy-going"] }).style.acquiescence).toBe(0.5);
  });
});

test.each([
  ["$80k household", 80],
  ["$250k to $300k; owns a $9M budget", 250],
  ["€32k pension", 35.2],
  ["$2,500 a month", 30],
  ["comfortable", null],
])("the income %j is %j thousand dollars a year", (income, thousands) => {
  const read = incomeThousands(income);
  if (thousands === null) expect(read).toBeNull();
  else expect(read).toBeCloseTo(thousands, 5);
});

test("every consideration is loaded by some trait within −1 and 1", () => {
  for (const id of considerationIds) {
    const sizes = Object.values(considerations[id].loadings);
    expect(sizes.length).toBeGreaterThan(0);
    for (const size of sizes) expect(Math.abs(size)).toBeLessThanOrEqual(1);
  }
});
