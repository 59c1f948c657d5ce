import { expect, test } from "vitest";
import { lowestPart } from "./lowest-part.ts";

const even = {
  ...{ agreement: 1, validity: 1, grounding: 1, n_effective: 100, engine_factor: 1 },
  ...{ candidates: 9, findings_dropped: 0 },
};
const talks = [5, 4, 2, 3].map((stance) => ({ analysis: { stance } }));

test.each([
  [{ agreement: 0.6 }, "the interviews end apart: 2 in favour, 1 against, 1 undecided (agreement 0.60 of 1)"],
  [{ validity: 0.5 }, "only 50 % of the topic or of the answers was understood"],
  [{ grounding: 0.3, findings_dropped: 6 }, "6 of 9 themes had no quote that could be proven"],
  [{ n_effective: 1 }, "the interviews count as only 1.0 independent ones"],
  [{ engine_factor: 0.6 }, "a simulator made the answers, which counts 0.6 of 1"],
])("of a study whose lowest part is %o, the confidence is low because %s", (part, words) => {
  expect(lowestPart({ ...even, ...part }, talks)).toBe(words);
});
