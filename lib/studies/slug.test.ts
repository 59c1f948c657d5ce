import { expect, test } from "vitest";
import { expectCheap } from "#lib/testing/expect-cheap.ts";
import { slugOf } from "./create-study.ts";

test("a slug has a topic's first words once each, and the kind of study", () => {
  expect(slugOf("Do nurses buy shift planners, or do nurses wait?", "pricing")).toBe(
    "nurses-buy-shift-planners-wait-pricing-study",
  );
});

test.each([
  ["20,000 signs that are many letters each", "ﷺ".repeat(20_000)],
  ["3,000 words that all differ", Array.from({ length: 3_000 }, (_, at) => `漢${at}`).join(" ")],
])("of %s it is made in no time", (_, topic) =>
  expectCheap(200, () => {
    for (let time = 0; time < 20; time += 1) slugOf(topic, "custom");
  }),
);
