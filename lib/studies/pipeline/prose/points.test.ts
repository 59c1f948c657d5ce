import { expect, test } from "vitest";
import { considerationIds, considerations } from "../../../engines/considerations.ts";
import type { Material } from "./material.ts";
import { pointsOn, topInWords } from "./points.ts";

const objecting = (objections: [string, number][]) =>
  ({
    counted: objections.map(([label, interviews]) => counted(label, 1, interviews)),
    raised: objections.map(([objection, interview_count]) => ({ objection, interview_count, quotes: [] })),
    interviews: Array.from({ length: 8 }),
  }) as unknown as Material;

const counted = (label: string, side: 1 | -1, interviews: number) => ({
  ...{ theme: { side }, quotes: [], counter: [] },
  fact: { label: themeOf(label), interviews },
});
const themeOf = (label: string) =>
  considerationIds.map((id) => considerations[id]).find(({ objection }) => objection === label)?.theme ?? label;

test("a theme that is also an objection is one point", () => {
  const { objection, wording } = considerations.price;
  const material = { ...objecting([[objection, 6]]), counted: [counted(objection, -1, 6)] } as unknown as Material;
  expect(pointsOn(material, -1).map(({ words, interviews }) => [words, interviews])).toEqual([[wording.con, 6]]);
});

test.each<[number[], string]>([
  [[4, 3], "what weighs most is “A” (4 of 8 simulated interviews)"],
  [[4, 4, 3], "“A” and “B” are the two most named doubts (4 of 8 simulated interviews each)"],
  [[4, 4, 4], "“A”, “B” and “C” are named equally often (4 of 8 simulated interviews each), and no doubt leads"],
  [
    [4, 4, 4, 4],
    "“A”, “B”, “C” and “D” are named equally often (4 of 8 simulated interviews each), and no doubt leads",
  ],
  [
    [2, 2, 2, 2, 2],
    "“A”, “B”, “C” and 2 more are named equally often (2 of 8 simulated interviews each), and no doubt leads",
  ],
])("with %o interviews each, the most named are said so: %s", (counts, words) => {
  const material = objecting(counts.map((count, at) => ["ABCDE"[at]!, count]));
  const frame = { most: "what weighs most is", one: "doubt", several: "doubts" };
  expect(topInWords(material, pointsOn(material, -1), frame)).toBe(words);
});

test("an objection to what is no counted theme is no point: the table has no row for it", () => {
  const { objection } = considerations.price;
  expect(pointsOn(objecting([[objection, 1]]), -1)).toHaveLength(1);
  expect(pointsOn({ ...objecting([[objection, 1]]), counted: [] }, -1)).toEqual([]);
});
