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
  ["Une boîte à 4,99 €", [usd(4.99)], [usd(4.99)]],
])("of %j a plan keeps the prices that are named", async (topic, planned, kept) => {
  expect((await read(topic, "concept", { prices: planned })).prices).toEqual(kept);
});

test("a pricing study asks the prices that the plan left out", async () => {
  const topic = "Should our box cost $9, $12 or $15 a month?";
  const plan = { prices: [usd(12, "month")] };
  const amounts = async (type: StudyTypeId) => (await read(topic, type, plan)).prices.map(({ amount }) => amount);
  expect(await amounts("pricing")).toEqual([12, 9, 15]);
  expect(await amounts("concept")).toEqual([12]);
});

test("a message test shows the quoted words that the plan left out, to the letter", async () => {
  const topic = 'Does the line "Close your books by noon, go home by five" land with controllers?';
  const stimulus = async (type: StudyTypeId, planned: string | null) =>
    (await read(topic, type, { stimulus: planned })).stimulus;
  expect(await stimulus("messaging", null)).toBe("Close your books by noon, go home by five");
  expect(await stimulus("messaging", "go home by five")).toBe("go home by five");
  expect(await stimulus("messaging", "Words nobody wrote")).toBe("Close your books by noon, go home by five");
  expect(await stimulus("concept", null)).toBe(null);
});
