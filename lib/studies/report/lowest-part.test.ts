import { expect, test } from "vitest";
import { lowestPart } from "./lowest-part.ts";

const even = { agreement: 1, validity: 1, grounding: 1, n_effective: 100, engine_factor: 1 };

test.each([
  [{ agreement: 0.6 }, "the interviews differ widely"],
  [{ validity: 0.5 }, "part of the topic or of the answers was not understood"],
  [{ grounding: 0.3 }, "many themes had too few quotes"],
  [{ n_effective: 1 }, "there are few interviews"],
  [{ engine_factor: 0.6 }, "a simulator made the answers"],
])("of a study whose lowest part is %o, the confidence is low because %s", (part, words) => {
  expect(lowestPart({ ...even, ...part })).toBe(words);
});
