import { expect, test } from "vitest";
import { considerations } from "../../../engines/considerations.ts";
import type { Material } from "./material.ts";
import { pointsOn, topInWords } from "./points.ts";

const objecting = (objections: [string, number][], study_type = "concept") =>
  ({
    brief: { study_type },
    counted: [],
    raised: objections.map(([objection, interview_count]) => ({ objection, interview_count, quotes: [] })),
    interviews: Array.from({ length: 8 }),
  }) as unknown as Material;

test("a theme that is also an objection is one point", () => {
  const { theme, objection, wording } = considerations.price;
  const counted = [{ theme: { side: -1 }, quotes: [], counter: [], fact: { label: theme, interviews: 6 } }];
  const material = { ...objecting([[objection, 6]]), counted } as unknown as Material;
  expect(pointsOn(material, -1).map(({ words, interviews }) => [words, interviews])).toEqual([[wording.con, 6]]);
});

test.each<[number[], string]>([
  [[4, 3], "what weighs most is “A” (4 of 8 simulated interviews)"],
  [[4, 4, 3], "“A” and “B” are the two most named doubts (4 of 8 simulated interviews each)"],
  [[4, 4, 4], "“A”, “B” and “C” are named equally often (4 of 8 simulated interviews each), and no doubt leads"],
  [
    [2, 2, 2, 2, 2],
    "“A”, “B”, “C” and 2 more are named equally often (2 of 8 simulated interviews each), and no doubt leads",
  ],
])("with %o interviews each, the most named are said so: %s", (counts, words) => {
  const material = objecting(counts.map((count, at) => ["ABCDE"[at]!, count]));
  const frame = { most: "what weighs most is", one: "doubt", several: "doubts" };
  expect(topInWords(material, pointsOn(material, -1), frame)).toBe(words);
});

test("being content with what one has is a reason against a new thing, and none to leave one", () => {
  const { objection } = considerations.habit;
  expect(pointsOn(objecting([[objection, 3]]), -1)).toHaveLength(1);
  expect(pointsOn(objecting([[objection, 3]], "churn"), -1)).toEqual([]);
});
