import { expect, test } from "vitest";
import { considerations } from "../../../engines/considerations.ts";
import type { Material } from "./material.ts";
import { countsInWords, pointsOn } from "./points.ts";

test("a theme that was also an objection has the theme's count, as its finding has", () => {
  const { theme, objection } = considerations.price;
  const material = {
    counted: [{ theme: { side: -1 }, quotes: [], counter: [], fact: { label: theme, interviews: 6 } }],
    raised: [{ objection, interview_count: 8, quotes: [] }],
  } as unknown as Material;
  expect(pointsOn(material, -1).map(({ label, interviews }) => [label, interviews])).toEqual([[theme, 6]]);
});

test("a point that others tie with says so, by name while they are few", () => {
  const raised = (counts: number[]) => ({
    counted: [],
    raised: counts.map((interview_count, at) => ({ objection: `Objection ${at + 1}`, interview_count, quotes: [] })),
    interviews: Array.from({ length: 8 }),
  });
  const saidOf = (...counts: number[]) => {
    const material = raised(counts) as unknown as Material;
    return countsInWords(material, pointsOn(material, -1)[0]!);
  };
  expect(saidOf(4, 3)).toEqual(["4 of 8 simulated interviews", "4 of 8 simulated interviews"]);
  expect(saidOf(4, 4)).toEqual([
    "4 of 8 simulated interviews, as often as “Objection 2”",
    "4 of 8 simulated interviews, as often as another point",
  ]);
  expect(saidOf(4, 4, 4, 4)).toEqual([
    "4 of 8 simulated interviews, as often as “Objection 2” and 2 more",
    "4 of 8 simulated interviews, as often as 3 others",
  ]);
});
