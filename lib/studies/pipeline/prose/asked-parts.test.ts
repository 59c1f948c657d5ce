import { expect, test } from "vitest";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { simulator } from "../../../engines/simulator/simulator.ts";
import type { StudyTypeId } from "../../../engines/study-types.ts";
import { runStudy } from "../run-study.ts";
import { leftOpen, partsIn } from "./asked-parts.ts";
import type { Material } from "./material.ts";

test.each<[string, string[]]>([
  ["How do patients feel, especially the waiting and the texts we send?", ["the waiting", "the texts"]],
  [
    "How does it compare with the alternatives, including free ones like YouTube and just asking a cousin?",
    ["free ones like YouTube", "asking a cousin"],
  ],
  ["How do we compare on price, uptime and service?", ["price", "uptime", "service"]],
  ["What made hospitals choose us or another supplier for equipment?", ["another supplier"]],
  ["Would they join, especially if it is free and near?", []],
  ["What would make them stay at a lower amount such as £3?", []],
  ["Is it too much, especially for students and pensioners?", ["students", "pensioners"]],
  ["How do we compare, for example on response time, price and trust?", ["response time", "price", "trust"]],
  ["Would people buy it?", []],
])("“%s” lists %j", (question, parts) => expect(partsIn(question)).toEqual(parts));

test.each<[StudyTypeId, topic: string, said: RegExp]>([
  [
    "cx",
    "How do patients feel about the way to their first physio visit, especially the waiting and the texts we send?",
    /The waiting: \d of .* The texts: nothing was said that could be counted\./,
  ],
  [
    "competitor",
    "How does our online tutoring compare, including YouTube and just asking a cousin?",
    /[Aa]sking a cousin: nothing was said/,
  ],
  ["competitor", "Compare our payroll app with the three main rivals as seen by small firms", /names no rival/],
  [
    "brand",
    "What do members and non members think of our cycling club?",
    /not kept apart by “members” and “non members”/,
  ],
  ["brand", "How do current and former students see our school?", /not kept apart by “current” and “former students”/],
  ["brand", "awareness and perception of our regional airline", /How many people know it simulated interviews cannot/],
  ["segmentation", "What kinds of people use our libraries?", /Who does so in fact, and who does not, these/],
  [
    "segmentation",
    "How many groups of customers does our garden centre have?",
    /How many groups there are in a market/,
  ],
  [
    "segmentation",
    "Segment the market for travel insurance by attitude to risk and health rather than just age",
    /needs, and not by attitude to risk and health\./,
  ],
  [
    "concept",
    "Would people live in a shared house? Got two versions of the idea to show them.",
    /versions were not put to the respondents one by one\./,
  ],
  [
    "cx",
    "What do guests go through from arriving at our hostel to getting into the room?",
    /Step by step these interviews do not/,
  ],
  [
    "competitor",
    "What do people get from Kleen that they don't get from our shoe shop, and the other way round?",
    /The other way round: |^What speaks most for /,
  ],
  [
    "messaging",
    "How should we explain our ferry? We'd especially like to hear from people who live on the island.",
    /Who of those asked belongs to “people who live on the island”, these/,
  ],
  ["segmentation", "What groups are there among small farmers in Kenya?", /belongs to “small farmers in Kenya”, these/],
])("a %s study of “%s” says what it leaves open", async (study_type, topic, said) => {
  const { findings } = await runStudy(aBrief({ study_type, topic, n_per_persona: 1 }), simulator());
  expect(findings.answers![0]!.answer).toMatch(said);
});

test("of a second firm that a question names it is said that nothing was asked", () => {
  const question = "What is it like to return shoes to Kleen or Bexley?";
  const plan = { subject: "Kleen", brand: "Kleen", competitors: ["Bexley"], claims: [], prices: [] };
  const material = { brief: { study_type: "cx", topic: question }, plan, measures: [] } as unknown as Material;
  const said = (lead: string) => leftOpen(material, question, 0, { leads: [lead], further: [], quotes: [] });
  expect(said("With Kleen, it is slow.")).toEqual(["This is on Kleen; of Bexley it was not asked."]);
  expect(said("With Kleen and Bexley, it is slow.")).toEqual([]);
});
