import { expect, test } from "vitest";
import { defaultPersonas } from "./default-personas.ts";
import { whatMoves } from "./personas.ts";

const cfo = defaultPersonas.b2b.find(({ id }) => id === "p_cfo")!;

test("what moves a persona is named by its scales, strongest first, at most four", () => {
  const movers = whatMoves(cfo);
  expect(movers).toContainEqual({ name: "Risk aversion", value: expect.any(Number) });
  expect(movers.length).toBeLessThanOrEqual(4);
  const strengths = movers.map(({ value }) => Math.abs(value));
  expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
});

test("nothing moves a persona whose facts are on no scale", () => {
  const plain = { ...cfo, age: 40, role: "person", company: "", industry: "", income: "", location: "", traits: [] };
  expect(whatMoves({ ...plain, audience: "b2c" })).toEqual([]);
});
