import { expect, test } from "vitest";
import { plan, study } from "../../../testing/samples/sample-study.ts";
import type { Asked } from "./mind.ts";
import { tiesLeft } from "./ties.ts";

const left = (...answers: string[]) =>
  tiesLeft({ transcript: answers.map((a) => ({ q: "?", a, kind: "core" })) } as unknown as Asked, []);

test("a tie that was heard in an interview is not offered again in it", () => {
  const all = left();
  expect(all.length).toBeGreaterThan(12);
  const heard = left("When it comes to meal kits, I am careful. It saves me time, whatever they say about meal kits.");
  expect(all.filter((tie) => !heard.includes(tie))).toEqual([
    "when it comes to {kind}, {clause}",
    "{clause}, whatever they say about {kind}",
  ]);
});

test("no tie comes twice in an interview", async () => {
  for (const type of ["concept", "churn", "pricing"] as const)
    for (const turns of await study(type, "b2c", plan, 3)) {
      const said = turns.map(({ a }) => a).join(" ");
      for (const tie of [/when it comes to expense/gi, /whatever they say about/gi, /know that from/gi])
        expect(said.match(tie)?.length ?? 0, said).toBeLessThanOrEqual(1);
    }
});
