import { expect, test } from "vitest";
import { considerationIds } from "../../considerations.ts";
import { studyTypeIds } from "../../study-types.ts";
import { typeVoices } from "./type-voices.ts";

test.each(studyTypeIds)("the table of %s names considerations that there are, and answers of every leaning", (type) => {
  const { base, emphasis, brings, apart, answers } = typeVoices[type];
  expect(considerationIds).toEqual(expect.arrayContaining([...emphasis, ...Object.keys(brings ?? {}), ...apart]));
  expect(emphasis).toHaveLength(4);
  expect(Math.abs(base)).toBeLessThanOrEqual(0.25);
  expect(Math.abs(Object.values(brings).reduce((sum, level) => sum + level, 0))).toBeLessThan(0.1);
  expect(Object.keys(answers)).toHaveLength(6);
  for (const [purpose, answer] of Object.entries(answers)) {
    expect([purpose, ...Object.keys(answer).toSorted()]).toEqual([purpose, "cold", "torn", "warm"]);
    for (const { side, about, frames } of Object.values(answer)) {
      expect(["for", "against", "own"]).toContain(side);
      expect([undefined, "claim", "least", "price", "beyond_price"]).toContain(about);
      for (const { text, means } of frames) {
        expect(text).not.toMatch(/[|=]|\{(?!it|kind|core|rivals?|today|claim|price|limit|others|fact)\w/);
        if (means !== null) expect(considerationIds).toContain(means.id);
      }
    }
  }
});
