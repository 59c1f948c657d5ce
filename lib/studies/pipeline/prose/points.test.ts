import { expect, test } from "vitest";
import { considerations } from "../../../engines/considerations.ts";
import type { Material } from "./material.ts";
import { pointsOn } from "./points.ts";

test("a theme that was also an objection has the theme's count, as its finding has", () => {
  const { theme, objection } = considerations.price;
  const material = {
    counted: [{ theme: { side: -1 }, quotes: [], counter: [], fact: { label: theme, interviews: 6 } }],
    raised: [{ objection, interview_count: 8, quotes: [] }],
  } as unknown as Material;
  expect(pointsOn(material, -1).map(({ label, interviews }) => [label, interviews])).toEqual([[theme, 6]]);
});
