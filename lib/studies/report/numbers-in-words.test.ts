import { expect, test } from "vitest";
import { lowestPart } from "./numbers-in-words.ts";

const even = {
  ...{ agreement: 1, validity: 1, grounding: 1, n_effective: 100, engine_factor: 1 },
  ...{ candidates: 9, findings_dropped: 0 },
};

test.each([
  [{ agreement: 0.6 }, "the interviews end on different sides"],
  [{ validity: 0.5 }, "only 50 % of the answers were to the point"],
  [{ grounding: 0.3, findings_dropped: 6 }, "6 of 9 themes had no quote that could be proven"],
  [{ n_effective: 1 }, "the interviews count as only 1.0 independent ones"],
  [{ engine_factor: 1 / 3 }, "the built-in engine made up the answers (30 is the most that it can reach)"],
])("of a study whose lowest part is %o, the confidence is low because %s", (part, words) => {
  expect(lowestPart({ ...even, ...part })).toBe(`Lowered most because ${words}.`);
});
