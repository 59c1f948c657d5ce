import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { barePlan } from "#lib/testing/samples/plan.ts";
import { scriptedEngine } from "#lib/testing/scripted-engine.ts";
import type { Plan } from "../../engines/plan.ts";
import { type StudyTypeId, studyTypeIds } from "../../engines/study-types.ts";
import { guideOf, guideVersion } from "./guides/guide.ts";
import { understand } from "./understand.ts";

const usd = (amount: number, per: string | null = null) => ({ amount, currency: "USD", per });
const read = (topic: string, study_type: StudyTypeId, plan: Partial<Plan>) =>
  understand(
    scriptedEngine({ answer: () => "Yes.", codes: () => [], plan }),
    aBrief({ topic, study_type }),
    AbortSignal.timeout(5_000),
  );

test.each([
  ["A box sold since 2025 for $12", [usd(12), usd(25)], [usd(12)]],
  ["A machine for $1,299.50", [usd(1299.5)], [usd(1299.5)]],
  ["Une boîte à 4,99 €", [usd(4.99)], [{ ...usd(4.99), currency: "EUR" }]],
  ["A box for 14, once a month", [usd(14)], []],
  [
    "A box for 14 quid or 20 dollars",
    [usd(20), { ...usd(14), currency: "GBP" }],
    [usd(20), { ...usd(14), currency: "GBP" }],
  ],
])("of %j a plan keeps the prices that are named", async (topic, planned, kept) => {
  expect((await read(topic, "concept", { prices: planned })).prices).toEqual(kept);
});

test("a plan names nothing of pasted material", async () => {
  const material = "Acme sells it for $40. Zeta sells it for $50.";
  const plan = { material, competitors: ["Acme"], prices: [usd(40), usd(9)], options: ["Zeta", "a cheap one"] };
  const topic = `Would people pay $9 for a cheap one?\n${material}`;
  expect(await read(topic, "pricing", plan)).toMatchObject({
    ...{ material, competitors: [], prices: [usd(9)], options: ["a cheap one"] },
  });
});

test("a given price replaces every price of the topic", async () => {
  const brief = aBrief({ topic: "Would people pay $9 or $12 for it?" });
  const given = { subject: null, stimulus: null, rivals: [], price: usd(7), questions: [] };
  const engine = scriptedEngine({ plan: { prices: [usd(9), usd(12)] } });
  expect((await understand(engine, { ...brief, given }, AbortSignal.timeout(5_000))).prices).toEqual([usd(7)]);
});

test.each<[string, string | null, string | null]>([
  ["A weekly box of flour, delivered on Thursdays for £14?", "month", null],
  ["A box of flour for £14 a month?", "month", "month"],
  ["Une boîte de farine à 14 euros par trimestre ?", "trimestre", "trimestre"],
])("of %j the period %j of a price becomes %j: what nobody wrote is dropped", async (topic, per, kept) => {
  const [price] = (await read(topic, "concept", { prices: [{ amount: 14, currency: "GBP", per }] })).prices;
  expect(price?.per).toBe(kept);
});

test("words of a guide are changed with their version", () => {
  const other = { ...barePlan, category: null, stimulus: "Oats!", prices: [usd(3), usd(4)], unasked: ["Why?"] };
  const guides = studyTypeIds.flatMap((study_type) =>
    [barePlan, other].map((plan) => guideOf({ study_type, topic: "Why oats?" }, plan)),
  );
  const words = hash("sha256", JSON.stringify(guides), "hex");
  expect([guideVersion, words], "Set guideVersion to another day, and both here.").toEqual([
    "2026-12-18",
    "482559a68e269d7330a757f30da8231c0f8211a4383ead009a97c8c7294510ce",
  ]);
});
