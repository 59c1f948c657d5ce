import { expect, test } from "vitest";
import { heldBy, withoutClashes } from "./held-by.ts";

const idsOf = (reasons: { id: string }[]) => reasons.map(({ id }) => id);

test("of two reasons that contradict each other the stronger stays", () => {
  const reasons = [
    { id: "convenience", weight: 0.3 },
    { id: "effort", weight: -0.2 },
    { id: "outcome", weight: 0.1 },
    { id: "proof", weight: -0.4 },
    { id: "price", weight: -0.3 },
  ];
  expect(idsOf(withoutClashes(reasons))).toEqual(["convenience", "proof", "price"]);
});

test("reasons on the same side stay", () => {
  const reasons = [
    { id: "convenience", weight: -0.3 },
    { id: "effort", weight: -0.2 },
  ];
  expect(withoutClashes(reasons)).toEqual(reasons);
});

test("who says yes to a thing does not say that they do well without it", () => {
  const reasons = [
    { id: "quality", weight: 0.4 },
    { id: "habit", weight: -0.3 },
    { id: "fit", weight: -0.2 },
  ];
  const priced = [...reasons, { id: "price", weight: -0.1 }];
  expect(idsOf(heldBy({ stance: 4, reasons: priced }))).toEqual(["quality", "price"]);
  expect(idsOf(heldBy({ stance: 4, reasons }))).toEqual(["quality", "fit"]);
  expect(idsOf(heldBy({ stance: 5, reasons }))).toEqual(["quality"]);
  for (const stance of [1, 2, 3] as const) expect(heldBy({ stance, reasons })).toEqual(reasons);
});
