import { expect, test } from "vitest";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { scriptedEngine } from "#lib/testing/scripted-engine.ts";
import type { Plan } from "../../engines/plan.ts";
import type { StudyTypeId } from "../../engines/study-types.ts";
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
