import { expect, test } from "vitest";
import { traitsOf } from "../engines/simulator/people/mind.ts";
import { traitIds, traitScales } from "../engines/traits.ts";
import { defaultPersonas } from "./default-personas.ts";
import { whatMoves } from "./personas.ts";

const cfo = defaultPersonas.b2b.find(({ id }) => id === "p_cfo")!;

test("what moves a persona is said in plain words, strongest first, at most four, with the scale beside each", () => {
  const movers = whatMoves(cfo);
  expect(movers).toContainEqual({ words: "careful about risks", scale: "Risk aversion: Donthu and Gilliland 1996" });
  expect(movers.length).toBeLessThanOrEqual(4);
  const { traits } = traitsOf(cfo);
  const strengths = movers.map(({ words }) =>
    Math.abs(traits[traitIds.find((id) => [traitScales[id].high, traitScales[id].low].includes(words))!]),
  );
  expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
});

test("no trait is named by its scale, and each end of each has words of its own", () => {
  const words = Object.values(traitScales).flatMap(({ high, low }) => [high, low]);
  expect(new Set(words).size).toBe(words.length);
  for (const { scale, high, low } of Object.values(traitScales))
    for (const said of [high, low]) expect(scale.toLowerCase()).not.toContain(said.toLowerCase());
});

test("nothing moves a persona whose facts are on no scale", () => {
  const plain = { ...cfo, age: 40, role: "person", company: "", industry: "", income: "", location: "", traits: [] };
  expect(whatMoves({ ...plain, audience: "b2c" })).toEqual([]);
});
