import { expect, test } from "vitest";
import type { Material } from "./material.ts";
import { needsOf } from "./needs.ts";

const rated = {
  id: "needs_map",
  items: [
    { label: "Ana Ruiz: Choice", value: 2 },
    { label: "Ana Ruiz: Trust in the maker", value: 4 },
    { label: "Ana Ruiz: Convenience", value: 3 },
    { label: "Ben Ode: Choice", value: 5 },
  ],
};
const material = { measures: [rated] } as unknown as Material;

test("what each needs is what each rates highest, two at most", () => {
  expect(needsOf(material, "What does each need?")).toEqual({
    leads: ["By estimate, each rates highest: Ana Ruiz “Trust in the maker” and “Convenience”; Ben Ode “Choice”."],
    further: [],
    quotes: [],
  });
});

test.each(["Do they need it?", "Would parents use it?"])("“%s” is no question about needs", (question) =>
  expect(needsOf(material, question)).toBeNull(),
);

test("without ratings nothing is said of needs", () => {
  expect(needsOf({ measures: [] } as unknown as Material, "What does each need?")).toBeNull();
});
